/** Texts of a sign-in with a password that breaks the rules of the company. */
export const newPasswordTexts = {
  label: 'New password',
  hint: 'At least 15 characters and no common words.',
  required: 'Your company asks for a longer password. Choose a new one to sign in.',
  due: (day: string) => `Your company asks for a longer password. Choose one before ${day}.`,
  choose: 'Choose a password',
};
