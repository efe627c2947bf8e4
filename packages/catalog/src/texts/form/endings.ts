/** Texts of what ends by itself. */
export const endingsTexts = {
  notInForce: 'No',
  untilRemoved: 'Until further notice',
  untilTime: 'Until…',
  endsAt: (label: string) => `${label}: until`,
  hasEnded: 'This time is past, so it has ended.',
};
