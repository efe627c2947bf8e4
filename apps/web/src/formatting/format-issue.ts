import { issueText, parseHints } from '@commissary/catalog';
import type { Field, Issue } from '@commissary/schema';

/** The text of an issue, for the kind of its field. */
export const formatIssue = (field: Field | undefined, issue: Issue): string => {
  const isParseError = issue.code === 'type' || issue.code === 'format';
  return (isParseError && field !== undefined ? parseHints[field.kind.name] : undefined) ?? issueText(issue);
};
