"""The laws in the reader's page: translate a subset of Python into scripts, and add the facts.

`docs/running-in-the-page.md` says what the subset is, how the scripts are loaded, and what a page
asks of them. `sources` reads modules. `reach` finds what a function needs from them. `expressions`,
`statements`, `classes` and `script` write scripts, and `facts` writes the data of functions.
`writing` puts it all into the site.
"""
