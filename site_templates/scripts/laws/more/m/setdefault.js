/* The method setdefault. */
$.method("setdefault", (it, own, usual = null) => { if (!it.has(own)) it.set(own, usual); return it.get(own); });
