import { expect, it } from 'vitest';
import { rejectedIssuesIn } from './rejected-issues.ts';

it('shows the issues of values beside them', () => {
  const failures = [
    { code: 'too-long', path: '/a/name', params: { max: 40 } },
    { code: 'unnamed', path: '/a/[1]' },
    { code: 'UNKNOWN_IMAGE', path: '/a/[1]/imageId' },
  ];
  expect(rejectedIssuesIn(failures)).toEqual({
    issues: [
      { path: '/a/name', code: 'too-long', params: { max: 40 } },
      { path: '/a/[1]', code: 'rule', rule: 'unnamed' },
      { path: '/a/[1]/imageId', code: 'rule', rule: 'UNKNOWN_IMAGE' },
    ],
    others: null,
  });
});

it.each([
  { code: 'fixed-member', path: '/tenderTypes/[4]' },
  { code: 'kept-member', path: '/kiosk/designs/[d1]' },
  { code: 'needs-newer-pos', path: '/gift/processor', params: { min: '8.2.26', version: '8.1' } },
])('shows $code beside its value, whether client or server reports it', failure => {
  expect(rejectedIssuesIn([failure])).toEqual({ issues: [failure], others: null });
});

it('shows the issues of the save as a whole as text, once, and never shows a code', () => {
  const { issues, others } = rejectedIssuesIn([
    { code: 'wrong-id', path: '/body/changes/0' },
    { code: 'bad-path' },
    { code: 'NO_MENU_SET' },
  ]);
  expect(issues).toEqual([]);
  expect(others).toMatch(
    /^The server could not read one of the changes\..* The Location does not have a Menu Assigned\.$/,
  );
  expect(others).not.toMatch(/wrong-id|bad-path|NO_MENU_SET/);
});
