/* collections.defaultdict. */
$.defaultdict = (make) => Object.assign(new $.Dict(), { make });
