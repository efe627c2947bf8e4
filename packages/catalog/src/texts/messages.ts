import { hasOrHave, isOrAre, type Noun, pluralForm } from '@commissary/domain';

/**
 * Every text that the console says about what happened, word for word. A text with a gap is a function.
 * Labels of fields stand with their fields, titles of screens with their screens.
 */
export const messages = {
  login: {
    rateLimit: 'The login rate limit has been exceeded.',
    lock: 'Too many login attempts. The account has been locked for the next 30 minutes.',
    invalid: 'The login provided is not valid.',
    deleted: 'The provided User has been deleted and is no longer allowed to login.',
    exists: 'The provided Email is already in use.',
    other: 'Unable to Login, please try again later.',
    caseHint: 'Email and password are case sensitive.',
  },
  recover: {
    done: 'Request Received',
    success:
      "If your email address is enrolled, then we've sent a message to help you regain access to your account. If you do not receive the message within several minutes, please check your spam folder and try again.",
    fail: 'Unable to process your request, please try again later.',
    send: 'Send instructions',
  },
  reset: {
    badToken: 'The token is not valid.',
    success: 'The password has been updated successfully.',
    fail: 'Unable to set password. Please try again later.',
    button: 'Set Password',
  },
  password: {
    mismatch: "Passwords don't match",
    validateFail: 'Unable to validate password.',
  },
  logout: { fail: 'Unable to Log Out, please try again later.' },
  user: {
    fail: 'Unable to retrieve User',
    changePassword: 'Change Password',
    logout: 'Logout',
    switchUser: 'Switch user',
  },
  timeout: { modal: 'Your session has timed out. Please provide your password to login again.' },
  palette: { fail: 'The search could not be loaded. Check the connection and try again.' },
  offline: {
    banner:
      'You are offline. What you see may be out of date. Changes that you save are sent when you are back online.',
    kept: 'Not saved yet: you are offline. Your changes are sent when you are back online.',
    cancelQueued: 'Cancel save',
  },
  forbidden: 'You are not authorized to perform the requested action.',
  turnedAway: {
    tooLarge: (what: string) => `${what} Nothing was changed. Remove something, or save it in smaller parts.`,
    tooMany: (when: string) =>
      `Too many requests from you or your network. Nothing was changed, and nothing is lost. Try again ${when}.`,
    full: (when: string) => `The server is busy. Nothing was changed, and nothing is lost. Try again ${when}.`,
    away: (when: string) => `The server is temporarily unavailable. What you typed is kept. Try again ${when}.`,
  },
  labor: { noEmail: 'User does not have an email address.' },
  companies: { fail: 'Unable to retrieve accessible companies' },
  locations: {
    fail: 'Unable to retrieve locations',
    loadFail: 'Unable to load locations.',
    empty: 'No locations found',
  },
  changeLocation: { wait: 'Please wait while the location changes.' },
  menu: {
    infoFail: 'Unable to retrieve Menu Information',
    none: 'No Menu Selected',
    notSet: 'The Location does not have a Menu Assigned.',
    loadFail: 'Unable to load Menu, please try again later.',
  },
  employment: { loadFail: 'Unable to load employment, please try again later.' },
  settings: { fail: 'Failed to retrieve settings.' },
  department: { unnamed: 'At least one department is unnamed.' },
  processor: {
    worldPay: 'Missing WorldPay payment details',
    mercury: 'Missing Mercury payment details',
    openEdge: 'Missing Open Edge payment details',
    cayan: 'Missing Cayan payment details',
    valutecGift: 'Missing Valutec gift payment details',
    mercuryGift: 'Missing Mercury Pay gift payment details',
    cayanGift: 'Missing Cayan gift payment details',
  },
  conflict: {
    menu: 'A more recent menu has been detected. Please refresh the current menu to get latest version',
  },
  marketing: { unset: (what: string, value: string) => `The ${what} will be unset from ${value}` },
  image: {
    type: 'Use a PNG, JPEG, WebP or GIF image.',
    large: (megabytes: number) => `This image is larger than ${megabytes} MB.`,
    gone: 'This image is missing. Upload it again.',
    fail: 'Unable to upload the image, please try again later.',
  },
  zone: {
    /** `count` others have the name. */
    duplicate: (name: string, count: number) =>
      `There ${pluralForm(count, 'is already a zone', `are already ${count} zones`)} named "${name}." Unique names are strongly recommended.`,
    nowhere: 'No zone delivers here.',
  },
  diff: { empty: 'There are no changes.' },
  save: {
    notSettings: 'Not a recognizable settings blob.',
    notMenu: 'Not a recognizable menu blob.',
    companyMismatch: 'Company ID does not match! Not saving changes.',
    manyChanges: (count: number) => `You are attempting to save ${count} changes. Are you sure this is correct?`,
    fail: (title: Noun) => `Unable to save the ${title.text}. Please try again later.`,
    success: (title: Noun) => `The ${title.text} ${hasOrHave(title)} been saved correctly.`,
    busy: (title: Noun) => `Please wait while the ${title.text} ${isOrAre(title)} being saved.`,
  },
  confirm: { title: 'Are You Sure?', yes: 'Yes', cancel: 'Cancel', save: 'Save' },
  loading: 'Loading, please wait.',
  home: {
    panelTitle: 'Locations Status',
    upToDate: (count: number) => `${count} Location(s) up to date`,
    stale: (date: string) => `has not contacted TCC since ${date}`,
    never: 'has never contacted TCC',
    comingSoon: 'Coming Soon',
    addItem: 'Add a Menu Item',
    addCoupon: 'Add a Coupon',
  },
  news: {
    log: 'No News',
    empty1: 'There is no news',
    empty2: 'No news is good news',
  },
  nav: {
    securityRoles: 'Security Roles',
    defaultSecurityRoles: 'Default Security Roles',
    thriveOnline: 'Thrive Online',
    group: {
      home: 'Home',
      analytics: 'Analytics',
      accounts: 'Accounts',
      employment: 'Employment',
      customer: 'Customer',
      configuration: 'Configuration',
      hardware: 'Hardware',
      kiosk: 'Kiosk',
      menu: 'Menu',
    },
  },
} as const;
