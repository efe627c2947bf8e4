import { errorText, messages, shellTexts } from '@commissary/catalog';
import { staleVersion } from '@commissary/domain';
import { isCanceled, RequestLimitError, StatusError, UserError } from '../api/index.ts';
import { createStore } from '../ui/index.ts';
import { notify } from './notify.ts';
import { requestLimitText } from './request-limit-text.ts';

/** What to do about an error that no caller handled. */
export type Reaction =
  | { readonly kind: 'ignore' }
  /** The password prompt is already over the screen. */
  | { readonly kind: 'signIn' }
  | { readonly kind: 'goHome'; readonly text: string }
  | { readonly kind: 'show'; readonly text: string; readonly detail?: string; readonly log: boolean };

/** The rule for an error: `fallback` is the text of the call that failed. */
export const reactionTo = (error: unknown, fallback: string): Reaction => {
  if (isCanceled(error)) return { kind: 'ignore' };
  if (error instanceof UserError && error.failures.some(({ code }) => code === staleVersion))
    return { kind: 'show', text: errorText(staleVersion), log: false };
  if (error instanceof StatusError && error.status === 401) return { kind: 'signIn' };
  if (error instanceof StatusError && error.status === 403) return { kind: 'goHome', text: messages.forbidden };
  const why = requestLimitText(error);
  if (why === null) return { kind: 'show', text: fallback, log: true };
  // The text of the call may advise to try again later, which does not make the request smaller.
  if (error instanceof RequestLimitError && error.reason === 'tooLarge') return { kind: 'show', text: why, log: false };
  return { kind: 'show', text: fallback, detail: why, log: false };
};

/** Handles an error of a call or a load. */
export const reportError = (error: unknown, fallback: string): void => {
  const reaction = reactionTo(error, fallback);
  if (reaction.kind === 'show') {
    if (reaction.log) console.error(fallback, error);
    notify('error', reaction.text, reaction.detail === undefined ? undefined : { text: reaction.detail });
  }
  if (reaction.kind === 'goHome') {
    notify('error', reaction.text, { text: shellTexts.whoGrants });
    goHome.get()();
  }
};

/** Shows that a screen's load failed and opens the home page. */
export const failedLoad = (error: unknown, fallback: string): void => {
  reportError(error, fallback);
  const { kind } = reactionTo(error, fallback);
  if (kind === 'show') goHome.get()();
};

/** Opens the home page; the router registers itself here, so that errors do not import it. */
export const goHome = createStore<() => void>(() => {});
