import { number, text, toggle } from '@commissary/schema';

const address = (label: string) => text({ label, help: 'Begins with https://', max: 300, pattern: 'https://\\S+' });

/** What guests are sent and shown. */
export const messageFields = {
  posEmailAtTimeOfOrder: toggle({ label: 'E-mail when an order is placed' }),
  posEmailAtDispatch: toggle({ label: 'E-mail when an order leaves' }),
  posEmailName: text({ label: 'Sender', help: 'The name that guests see', max: 100 }),
  posEmailMessage: text({
    label: 'Message',
    help: 'In e-mails about an order',
    initial: 'Thank you for your order!',
    max: 1000,
    multiline: true,
  }),
  facebookUrl: address('Facebook page'),
  twitterUrl: address('Twitter page'),
  yelpUrl: address('Yelp page'),
  instagramUrl: address('Instagram page'),
  socialMediaMessage: text({
    label: 'Text above the links',
    initial: 'Connect with us for specials and savings!',
    max: 500,
    multiline: true,
  }),
  googleTagManagerContainerId: text({
    label: 'Google Tag Manager container',
    help: 'Such as GTM-ABC123',
    max: 20,
    pattern: 'GTM-[A-Z0-9]+',
  }),
} as const;

/** What guests are offered beside what they order. */
export const suggestionFields = {
  suggestWhenItemOrdered: toggle({ label: 'Suggest when an item is ordered' }),
  maxSuggestionsPerOrder: number({ label: 'At most for each order', initial: 3, max: 20 }),
  personalizedSuggestionsEnabled: toggle({ label: 'What the guest had before' }),
  personalizedSuggestionsText: text({
    label: 'Text above it',
    initial: 'Previously, you enjoyed:',
    visibleWhen: { path: 'personalizedSuggestionsEnabled', equals: true },
  }),
  mySuggestionsEnabled: toggle({ label: 'What the menu suggests' }),
  mySuggestionsText: text({
    label: 'Text above those',
    initial: 'Would you like to try:',
    visibleWhen: { path: 'mySuggestionsEnabled', equals: true },
  }),
} as const;
