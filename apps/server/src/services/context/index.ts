export type { Context, LogEvent } from './context.ts';
export { grantsText, indexedGrants, loadPerson, type Person, reachText, withGrants } from './person.ts';
export type { AnswerHead, CookieName, RequestContext, StreamTopic } from './request-context.ts';
export type { IdempotentContext, UseCaseContext } from './use-case-context.ts';
