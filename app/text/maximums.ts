/**
 * The most characters of each text, and the most entries of each list. Forms and the checks of the database both read
 * them here; `docs/recipes/field-limits.md` says how to change one.
 */
export const nameMax = 120;
export const emailMax = 254;
export const locationMax = 120;
/** A superadmin's reason, which the person concerned gets by mail. */
export const reasonMax = 1000;

export const profileMax = {
  title: 70,
  bio: 5000,
  phone: 40,
  vatNumber: 20,
  website: 300,
  entries: 30,
  entry: 50,
  highlights: 5,
};

export const callMax = { title: 120, description: 10_000, entries: 20, entry: 200, pitchFee: 100_000 };

export const postMax = { posts: 5, content: 5000, images: 3, alt: 250 };

export const workMax = {
  ...{ works: 24, title: 120, contribution: 300, content: 5000, link: 500, skills: 5 },
  ...{ pictures: 10, alt: 250, caption: 300, creator: 200, credit: 200, copyright: 300 },
};

export const creditMax = { credits: 8, name: 200, role: 80 };

export const articleMax = { title: 160, excerpt: 500, content: 100_000, readTime: 40, imageUrl: 2000 };

export const newsletterMax = { subject: 160, content: 50_000 };

/** The name of the site and the sentences that its operator may say. */
export const lookMax = { name: 60, claim: 60, about: 240, headline: 90, subline: 160, description: 160 };

/** Of each picture of the look, as it is stored. */
export const lookPictureBytes = 800 * 1024;

/** A page, with the code below it. */
export const letterMax = { text: 1200 };

export const messageMax = { subject: 200, message: 5000 };

export const offerMax = {
  message: 5000,
  duration: 80,
  works: 3,
  note: 2000,
  priceCents: 1_000_000_000,
  quantity: 10_000,
  positions: 12,
  position: 120,
  unit: 20,
  draftBytes: 40_000,
};

/** What the two sides of an order write to each other about it. */
export const orderMax = { words: 1000 };

/** What one side of an accepted order says about the other, and the other answers. */
export const collaborationMax = { sentence: 300 };

export const collectionMax = { collections: 20, entries: 100, name: 80, note: 500 };

export const invitationMax = { message: 500 };

/** The questions about one call, and the texts of one. */
export const questionMax = { ofCall: 100, question: 600, answer: 2000 };

const megabyte = 1024 * 1024;

/** The files of a call and of a message, and one of them. */
export const attachmentMax = { ofCall: 5, ofMessage: 3, bytes: 20 * megabyte, name: 120 };

export const reportMax = { text: 5000, objection: 5000 };

export const agentMax = { agents: 20, name: 80, query: 1500 };
