import { createStore } from '../ui/index.ts';

export interface ConfirmQuestion {
  /** The specification's own title when absent. */
  readonly title?: string;
  readonly text?: string;
  /** A term that must be typed before the action. */
  readonly term?: string;
  /** A random four-digit number that must be typed too. */
  readonly withNumber?: boolean;
  /** The verb on the button, with the count where there is one. */
  readonly accept?: string;
  readonly cancel?: string;
  /** A third button, which saves first. */
  readonly save?: string | undefined;
  /** The action deletes permanently. */
  readonly danger?: boolean;
}

export type ConfirmAnswer = 'accept' | 'save' | 'cancel';

export interface OpenQuestion extends ConfirmQuestion {
  readonly answer: (answer: ConfirmAnswer) => void;
}

/** The question on screen; one at a time. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/** Opens a confirmation dialog and waits for the answer. A new question cancels the one before. */
export const askConfirm = (question: ConfirmQuestion): Promise<ConfirmAnswer> => {
  openQuestion.get()?.answer('cancel');
  return new Promise(resolve => {
    openQuestion.set({
      ...question,
      answer: answer => {
        openQuestion.set(null);
        resolve(answer);
      },
    });
  });
};
