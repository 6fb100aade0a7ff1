const list = new Intl.ListFormat("de-AT");

/** 'Anna, Ben und Carla' */
export const listed = (parts: string[]) => list.format(parts);
