"""The ground of all other rooms: reading and writing files, input errors, project folders."""
