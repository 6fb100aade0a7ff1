/** What somebody adds to a form who would like to be a superadmin. */
export const superadminWishes = {
  isSuperadmin: "true",
  is_superadmin: "true",
  "profile.isSuperadmin": "true",
  "user.isSuperadmin": "on",
  role: "superadmin",
  profileStatus: "active",
  emailVerified: "true",
};
