/** Texts of the PINs with which people log on at terminals. */
export const pinTexts = {
  pin: 'PIN',
  help: 'Logs on at terminals. 4 to 8 digits.',
  show: 'Show PIN',
  isSet: 'Set',
  isMissing: 'Not set',
  propose: 'Propose PIN',
  proposeAnother: 'Propose another PIN',
  reveal: 'Reveal PIN',
  remove: 'Remove PIN',
  revealed: (pin: string) => `The PIN is ${pin}.`,
  hide: 'Hide PIN',
  audited: 'Each reveal is in the audit log.',
  fourToEight: 'a PIN of 4 to 8 digits',
  failed: 'The PIN could not be loaded.',
  tooManyTries: 'Too many PINs in one minute. Wait a minute, then try again.',
};
