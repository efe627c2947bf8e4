import { formatCount } from '@commissary/domain';

/** Texts of a user's own account, of its passwords and links, and of the sample users. */
export const accountTexts = {
  signOutOthersHelp: 'You stay signed in here. All other sessions end.',
  yourPassword: 'Your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordRules: 'Password requirements',
  notYet: ': not yet',
  repeatPassword: 'Repeat new password',
  backToSignIn: 'Back to sign in',
  recoverTitle: 'Recover your password',
  recoverHelp: 'We send a link to your email address. Use it to set a new password.',
  groups: 'Groups',
  locations: 'Locations',
  sampleUsersTitle: 'Choose a sample user · Commissary',
  linkExpired: 'This link has expired or was already used. Restart the server to get a new one.',
  chooseASampleUser: 'Choose a sample user',
  sampleCompanyAbout: (company: string, locations: number) =>
    `${company} is a sample company with ${formatCount(locations, 'location')}. Everything you do stays on this machine. Switch people any time from the menu at the top right.`,
  otherCompanies: 'Other companies',
  failed: 'That did not work. Try again.',
  startHere: 'Start here',
  requestNewLink: 'Request a new link',
  welcome: (userDisplayName: string) => `Welcome, ${userDisplayName}`,
  newPasswordTitle: 'Set a new password',
  welcomeHelp: (userCompanyName: string) => `Choose a password for the console of ${userCompanyName}.`,
  forEmail: (userEmail: string) => `For ${userEmail}.`,
  settingPassword: 'Setting the password',
  signInAs: (name: string) => `Sign in as ${name}`,
  sending: 'Sending',
};
