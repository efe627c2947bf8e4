/** Leads the console of the page away from its screen, with the dialogs of it; null until a test opens one. */
export const openedConsole: { leaveScreen: (() => Promise<void>) | null } = { leaveScreen: null };
