/** The id of the data block in a page, which the program reads when it starts. */
export const pageDataId = "page-data";
