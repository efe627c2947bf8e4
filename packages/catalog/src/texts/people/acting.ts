/** What every form says while somebody acts as another person; `sessionsTexts` has the rest, which few load. */
export const actingTexts = {
  nothingCanBeChanged: (as: string) => `You act as ${as}. Nothing can be changed.`,
} as const;
