"""The laws in the reader's page: Python of a closed subset made into scripts, with their facts.

`docs/running-in-the-page.md` says what the subset is, how the scripts are loaded, and what a page
asks of them. `sources` reads modules, `reach` finds what a function needs of them, `expressions`,
`statements`, `functions` and `classes` write scripts, `facts` the data of functions, and `writing`
puts all of it into the site.
"""
