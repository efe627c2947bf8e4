import type { Issue, IssueCode } from '@commissary/schema';
import { issueTexts, ruleTexts } from '../texts/issues.ts';
import type { RuleCode } from './rule.ts';

/** What the form and a refused save say about an issue. */
export const issueText = (issue: Pick<Issue, 'code' | 'rule' | 'params'>): string =>
  issue.code === 'rule' ? ruleText(issue.rule ?? '') : issueTexts[issue.code](issue.params ?? {});

const ruleText = (code: string): string => (isRuleCode(code) ? ruleTexts[code] : code);
/** Whether a code is one of the rules that sections have of their own. */
export const isRuleCode = (code: string): code is RuleCode => Object.hasOwn(ruleTexts, code);

/** Whether a code is one of those that values are found wrong with; what a rule finds goes by the rule's own code. */
export const isIssueCode = (code: string): code is Exclude<IssueCode, 'rule'> => Object.hasOwn(issueTexts, code);
