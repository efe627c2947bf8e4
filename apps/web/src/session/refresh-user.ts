import { messages } from '@commissary/catalog';
import { reportError } from '../notifications/index.ts';
import { readSessionAgain, sessionStore } from './session.ts';

/** Loads again who is signed in and which permissions they have. */
export const refreshUser = async (): Promise<void> => {
  const { user } = sessionStore.get();
  if (user === null) return;
  try {
    await readSessionAgain(user);
  } catch (error) {
    reportError(error, messages.user.fail);
  }
};
