/* The method symmetric_difference. */
$.method("symmetric_difference", (it, other) => $.xor(it, $.set(other)));
