import type { Issue, IssueCode } from '@commissary/schema';
import type { RuleCode } from '../rule.ts';
import { issueTexts, ruleTexts } from '../texts/index.ts';

/** The text of an issue, in the form and in a rejected save. */
export const issueText = (issue: Pick<Issue, 'code' | 'rule' | 'params'>): string =>
  issue.code === 'rule' ? ruleText(issue.rule ?? '') : issueTexts[issue.code](issue.params ?? {});

const ruleText = (code: string): string => (isRuleCode(code) ? ruleTexts[code] : code);
/** Whether a code is one of the rules of sections. */
export const isRuleCode = (code: string): code is RuleCode => Object.hasOwn(ruleTexts, code);

/** Whether a code is one of the checks of values; an issue of a rule has the rule's own code. */
export const isIssueCode = (code: string): code is Exclude<IssueCode, 'rule'> => Object.hasOwn(issueTexts, code);
