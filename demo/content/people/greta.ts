import type { DemoCreative } from "../types";

export const greta: DemoCreative = {
  profile: {
    key: "greta",
    name: "Greta Nigschinger",
    email: "moderation@demo.example",
    skills: [],
    highlights: [],
    featured: false,
    avatar: null,
    memberSince: "2026-11-12T13:05:00Z",
    likes: 0,
    roles: ["moderation"],
  },
  posts: [],
};
