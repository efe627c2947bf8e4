import { errorText, formTexts, isIssueCode, isRuleCode } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import type { Issue } from '@commissary/schema';

export interface RejectedSave {
  /** What is wrong with values, as the form shows it beside them. */
  readonly issues: readonly Issue[];
  /** What is wrong with the save as a whole, in words; null when nothing is. */
  readonly others: string | null;
}

/** What a refused save is about. A code without words of its own is not shown: nobody could do anything about it. */
export const rejectedIssuesIn = (failures: readonly Failure[]): RejectedSave => {
  const issues = failures.flatMap(({ code, path, params }): readonly Issue[] => {
    if (path === undefined) return [];
    const told = params === undefined ? {} : { params };
    if (isIssueCode(code)) return [{ path, code, ...told }];
    return isRuleCode(code) ? [{ path, code: 'rule', rule: code, ...told }] : [];
  });
  const others = failures.filter(({ code, path }) => path === undefined || !(isIssueCode(code) || isRuleCode(code)));
  return { issues, others: others.length === 0 ? null : [...new Set(others.map(wordsOf))].join(' ') };
};

/** An entry that the engine refuses is a mistake of this page, which a fresh page does not make again. */
const wordsOf = ({ code }: Failure): string => {
  const text = errorText(code);
  return text === code ? formTexts.unreadableChange : text;
};
