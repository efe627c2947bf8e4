/** Why a session ended by itself. */
export const sessionEndTexts = {
  idle: 'no activity',
  longest: 'signed in for too long',
  acting: 'the time to act as another person was over',
} as const;

/** Texts of sessions, and of acting as another person. */
export const sessionsTexts = {
  about: 'Where you are signed in, your password, and which emails you get.',
  emails: 'Emails',
  emailKinds: {
    keptOverrides: {
      label: 'Somebody changes what a location or group of yours overrides',
      help: 'One email for each save of the company or group above. Emails about your account and about publishes always come.',
    },
  },
  emailOn: 'You get these emails.',
  emailOff: 'You no longer get these emails.',
  emailsNotLoaded: 'Your choice of emails could not be loaded.',
  emailsNotSaved: 'Your choice of emails could not be saved.',
  sessions: 'Sessions',
  thisSession: 'This session',
  unknownDevice: 'Unknown device',
  since: (when: string) => `since ${when}`,
  lastSeen: (when: string) => `last active ${when}`,
  actingAs: (name: string, until: string) => `Acting as ${name} until ${until}`,
  actingAsYou: (by: string, until: string) => `${by} is acting as you until ${until}`,
  actingAsThem: (by: string, as: string, until: string) => `${by} is acting as ${as} until ${until}`,
  end: 'End',
  endLabel: (device: string, when: string) => `End the session on ${device} since ${when}`,
  ended: 'The session has ended.',
  notEnded: 'The session could not be ended.',
  loadFailed: 'The sessions could not be loaded.',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'All other sessions have ended.',
  none: 'Not signed in anywhere.',
  /** In a menu, with the first name. */
  viewAs: (name: string) => `View as ${name.split(' ', 1)[0]}…`,
  viewAsTitle: (name: string) => `View as ${name}`,
  actAsHelp: (name: string) =>
    `You see the console as ${name} does, as far as your own permissions go, for 60 minutes. ${name} is told by email, and both names are in the audit log.`,
  reason: 'Reason',
  reasonHelp: (name: string) => `Shown to ${name} and in the audit log.`,
  begin: 'Start acting',
  cancel: 'Cancel',
  bar: 'Acting as another person',
  barText: (by: string, as: string, until: string) => `${by}, you are acting as ${as} until ${until}.`,
  readOnly: 'Read-only: nothing you do here changes anything.',
  mayWrite: 'You can make changes.',
  endActing: 'End',
  notBegun: (name: string) => `You cannot act as ${name}.`,
} as const;
