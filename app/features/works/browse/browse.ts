const longestSkill = 100;

export function readNewWorksSearch(params: URLSearchParams) {
  return { skill: (params.get("skill") ?? "").trim().slice(0, longestSkill), cursor: params.get("nach") };
}

/** The feed of the same works, for people who follow one skill. */
export const worksFeedPath = (skill: string) =>
  skill ? `/arbeiten.atom?${new URLSearchParams({ skill })}` : "/arbeiten.atom";
