import { formatHints, issueText, parseHints } from '@commissary/catalog';
import { type Field, type Issue, textFormat } from '@commissary/schema';

/** The text of an issue, for the kind of its field. */
export const formatIssue = (field: Field | undefined, issue: Issue): string => {
  const isParseError = issue.code === 'type' || issue.code === 'format';
  return (isParseError && field !== undefined ? hintOf(field) : undefined) ?? issueText(issue);
};

const hintOf = (field: Field): string | undefined =>
  formatHints[textFormat(field)?.code ?? ''] ?? parseHints[field.kind.name];
