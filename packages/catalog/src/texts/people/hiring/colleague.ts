/** Texts of the dialog that adds somebody who works elsewhere for the company. */
export const colleagueTexts = {
  title: 'Already works elsewhere with us',
  open: 'Already works elsewhere with us…',
  about: 'Enter the whole email address. They get a job here, and keep everything that they have elsewhere.',
  email: 'Email',
  find: 'Find',
  nobody: 'Nobody who works for the company has exactly this address. Check it, or add a new employee.',
  found: (name: string) => `${name} works elsewhere with us. Choose the job here.`,
  listed: (name: string) => `${name} is in your list of employees already.`,
  showThem: (name: string) => `Open ${name}`,
  add: (name: string) => `Add ${name}`,
  addSomebody: 'Add',
  wasAdded: (name: string) => `${name} has a job here now.`,
  failed: 'The colleague could not be added.',
  tooMany: 'Too many tries. Wait a minute and try again.',
  cancel: 'Cancel',
};
