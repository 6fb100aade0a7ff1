import { companyPeople } from "./companies";
import { creativePeople } from "./creatives";
import type { Post } from "./types";

export const posts: readonly Post[] = [...creativePeople, ...companyPeople].flatMap(({ profile, posts }) =>
  posts.map((post) => ({ ...post, author: profile.key })),
);
