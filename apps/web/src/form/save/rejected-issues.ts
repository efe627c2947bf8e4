import { errorText, formTexts, isIssueCode, isRuleCode } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import type { Issue } from '@commissary/schema';

export interface RejectedSave {
  /** The issues of values, as the form shows them beside their fields. */
  readonly issues: readonly Issue[];
  /** The issues of the save as a whole, as text; null when there are none. */
  readonly others: string | null;
}

/** Splits the issues of a rejected save. A code without a text is not shown: the user could do nothing about it. */
export const rejectedIssuesIn = (failures: readonly Failure[]): RejectedSave => {
  const issues = failures.flatMap(({ code, path, params }): readonly Issue[] => {
    if (path === undefined) return [];
    const details = params === undefined ? {} : { params };
    if (isIssueCode(code)) return [{ path, code, ...details }];
    return isRuleCode(code) ? [{ path, code: 'rule', rule: code, ...details }] : [];
  });
  const others = failures.filter(({ code, path }) => path === undefined || !(isIssueCode(code) || isRuleCode(code)));
  return { issues, others: others.length === 0 ? null : [...new Set(others.map(wordsOf))].join(' ') };
};

/** An entry that the engine rejects is a defect of this page; a reloaded page does not send it again. */
const wordsOf = ({ code }: Failure): string => {
  const text = errorText(code);
  return text === code ? formTexts.unreadableChange : text;
};
