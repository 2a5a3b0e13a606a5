/* types.MappingProxyType: nothing changes a dict here that may not. */
$.MappingProxyType = (it) => it;
