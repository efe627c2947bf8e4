/** Subjects and paragraphs of the emails that people get. A link stands in a paragraph of its own. */
export const emailsTexts = {
  greeting: (name: string) => `Hello ${name},`,
  reset: {
    subject: 'Set a new password',
    paragraphs: (company: string, link: string, minutes: number) => [
      `Somebody, hopefully you, asked for a new password for the console of ${company}.`,
      `Open this link within ${minutes} minutes to set it:`,
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  },
  invite: {
    subject: (company: string) => `Your access to ${company}`,
    paragraphs: (company: string, by: string, email: string, link: string, days: number) => [
      `${by} has given you access to the console of ${company}.`,
      `Open this link within ${days} days to choose a password:`,
      link,
      `Afterwards you sign in with ${email}.`,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: (company: string, email: string) => [
      `The password of ${email} for the console of ${company} was changed, and every other session was ended.`,
      'If it was not you, ask for a new password on the sign-in page at once and tell your administrator.',
    ],
  },
};
