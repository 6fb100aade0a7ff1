/** The number of rows on a page of each list. Tests read these, so changing a size changes only this file. */
export const pageSizes = {
  creatives: 24,
  newWorks: 24,
  companies: 24,
  calls: 24,
  callsOfCompany: 20,
  ownCalls: 20,
  callsForSuperadmins: 50,
  /** So few that a desk with hundreds of offers answers as fast as one with twenty. */
  offersOnDesk: 20,
  /** The comparison, the printed list and each part of the export have as many. */
  offersOfCall: 100,
  sentOffers: 20,
  begunOffers: 20,
  posts: 20,
  articles: 24,
  articlesOnDesk: 24,
  revisions: 50,
  likedProfiles: 50,
  ownCredits: 30,
  /** The inbox. */
  conversations: 20,
  /** In one conversation. */
  messages: 50,
  blockedPeople: 50,
  newsletters: 20,
  newsletterReaders: 50,
  reported: 30,
  profilesForSuperadmins: 30,
  reservations: 12,
  importRows: 50,
  imports: 20,
  /** Of one printing. */
  letters: 100,
  letterBatches: 20,
  unfoundWords: 50,
  acts: 50,
  /** Lists without pages. */
  articlesInFeed: 20,
  foundInFeed: 40,
  collaborations: 30,
  visits: 50,
};

/** Where a list stops counting what is on all its pages, so that the cost does not grow with the table. */
export const maxCounted = 200;
