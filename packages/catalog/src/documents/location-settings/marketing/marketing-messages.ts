import { number, text, toggle } from '@commissary/schema';

const address = (label: string) => text({ label, help: 'Must start with https://', max: 300, pattern: 'https://\\S+' });

/** Messages to guests. */
export const messageFields = {
  posEmailAtTimeOfOrder: toggle({ label: 'Email at time of order' }),
  posEmailAtDispatch: toggle({ label: 'Email at dispatch' }),
  posEmailName: text({ label: 'From name', help: 'Shown as the sender', max: 100 }),
  posEmailMessage: text({
    label: 'Message',
    help: 'Included in order emails',
    initial: 'Thank you for your order!',
    max: 1000,
    multiline: true,
  }),
  facebookUrl: address('Facebook URL'),
  twitterUrl: address('X (Twitter) URL'),
  yelpUrl: address('Yelp URL'),
  instagramUrl: address('Instagram URL'),
  socialMediaMessage: text({
    label: 'Social media message',
    initial: 'Connect with us for specials and savings!',
    max: 500,
    multiline: true,
  }),
  googleTagManagerContainerId: text({
    label: 'Google Tag Manager container ID',
    help: 'Example: GTM-ABC123',
    max: 20,
    pattern: 'GTM-[A-Z0-9]+',
  }),
} as const;

/** Suggestions for guests in addition to their order. */
export const suggestionFields = {
  suggestWhenItemOrdered: toggle({ label: 'Suggest when an item is ordered' }),
  maxSuggestionsPerOrder: number({ label: 'Max suggestions per order', initial: 3, max: 20 }),
  personalizedSuggestionsEnabled: toggle({ label: 'Personalized suggestions' }),
  personalizedSuggestionsText: text({
    label: 'Heading of personalized suggestions',
    initial: 'Previously, you enjoyed:',
    visibleWhen: { path: 'personalizedSuggestionsEnabled', equals: true },
  }),
  mySuggestionsEnabled: toggle({ label: 'Menu suggestions' }),
  mySuggestionsText: text({
    label: 'Heading of menu suggestions',
    initial: 'Would you like to try:',
    visibleWhen: { path: 'mySuggestionsEnabled', equals: true },
  }),
} as const;
