// More than 25 files: migrations are one sequence, and a folder for ten of them says nothing.
import type { Migration } from 'kysely/migration';
import { up as skeleton } from './0001-skeleton.ts';
import { up as publishesOfTenant } from './0002-publishes-of-place.ts';
import { up as historyReads } from './0003-history-reads.ts';
import { up as passwords } from './0004-passwords.ts';
import { up as presence } from './0005-presence.ts';
import { up as removedGroups } from './0006-removed-groups.ts';
import { up as historyAuthors } from './0007-history-authors.ts';
import { up as watchedRows } from './0007-watched-rows.ts';
import { up as audit } from './0008-audit.ts';
import { up as roleVersions } from './0008-role-versions.ts';
import { up as secretTenants } from './0008-secret-places.ts';
import { up as locations } from './0009-locations.ts';
import { up as idempotencyHolders } from './0010-idempotency-holders.ts';
import { up as personVersions } from './0010-person-versions.ts';
import { up as auditOfTenants } from './0011-audit-of-places.ts';
import { up as actsOfSaves } from './0012-acts-of-saves.ts';
import { up as mobileAppBuilds } from './0013-mobile-app-builds.ts';
import { up as roleNames } from './0015-role-names.ts';
import { up as rolesForHiring } from './0016-roles-for-hiring.ts';
import { up as savesInOrder } from './0018-saves-in-order.ts';
import { up as documentKinds } from './0019-document-kinds.ts';
import { up as locationOrder } from './0020-location-order.ts';
import { up as wholeManifests } from './0021-whole-manifests.ts';
import { up as companies } from './0022-companies.ts';
import { up as news } from './0024-news.ts';
import { up as companySecurity } from './0026-company-security.ts';
import { up as actingSessions } from './0027-acting-sessions.ts';
import { up as supportAccess } from './0028-support-access.ts';
import { up as jobsAndWages } from './0029-jobs-and-wages.ts';
import { up as pins } from './0030-pins.ts';
import { up as peopleOfPlaces } from './0031-people-of-places.ts';
import { up as peoplePages } from './0032-people-pages.ts';
import { up as scheduling } from './0033-scheduling.ts';
import { up as personImports } from './0035-person-imports.ts';
import { up as auditOfPeople } from './0036-audit-of-people.ts';
import { up as oneRolePerLocation } from './0037-one-role-per-location.ts';
import { up as deactivations } from './0039-deactivations.ts';
import { up as oneRoleByDefault } from './0040-one-role-by-default.ts';
import { up as listsOfDevices } from './0041-lists-of-devices.ts';
import { up as manyLocations } from './0042-many-locations.ts';
import { up as problemsOfPeople } from './0043-problems-of-people.ts';
import { up as groupsFirst } from './0044-groups-first.ts';
import { up as integratedLocations } from './0045-integrated-locations.ts';
import { up as publishesOfEdits } from './0046-publishes-of-edits.ts';
import { up as outOfStock } from './0047-out-of-stock.ts';
import { up as timedEdits } from './0048-timed-edits.ts';
import { up as terminalReceipts } from './0049-terminal-receipts.ts';
import { up as rollbacks } from './0050-rollbacks.ts';
import { up as quietPublishes } from './0052-quiet-publishes.ts';
import { up as frozenLocations } from './0054-frozen-locations.ts';
import { up as epoch } from './0056-epoch.ts';
import { up as canaries } from './0057-canaries.ts';
import { up as images } from './0058-images.ts';
import { up as menus } from './0059-menus.ts';
import { up as singleUseMenus } from './0060-single-use-menus.ts';
import { up as tickets } from './0061-tickets.ts';
import { up as laterDays } from './0062-later-days.ts';
import { up as pushNotifications } from './0063-push-notifications.ts';
import { up as turnedOffEmails } from './0064-turned-off-emails.ts';
import { up as rollups } from './0065-rollups.ts';
import { up as closedDays } from './0066-closed-days.ts';
import { up as foundTickets } from './0068-found-tickets.ts';
import { up as forgottenGuests } from './0069-forgotten-guests.ts';
import { up as shifts } from './0070-shifts.ts';
import { up as closedByHand } from './0073-closed-by-hand.ts';
import { up as reportViews } from './0074-report-views.ts';
import { up as shiftSettings } from './0075-shift-settings.ts';
import { up as shortRollups } from './0076-short-rollups.ts';
import { up as filedDays } from './0077-filed-days.ts';
import { up as dayStarts } from './0079-day-starts.ts';
import { up as guestsAndDoubts } from './0080-guests-and-doubts.ts';
import { up as mailedViews } from './0081-mailed-views.ts';
import { up as gatheredContacts } from './0082-gathered-contacts.ts';
import { up as toldCompanies } from './0086-told-companies.ts';
import { up as sentDays } from './0087-sent-days.ts';
import { up as toldRuns } from './0088-told-runs.ts';
import { up as scopeRollups } from './0090-scope-rollups.ts';
import { up as languageOfAPerson } from './0091-language-of-a-person.ts';

/** In the order of their names. A published migration is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-skeleton': { up: skeleton },
  '0002-publishes-of-place': { up: publishesOfTenant },
  '0003-history-reads': { up: historyReads },
  '0004-passwords': { up: passwords },
  '0005-presence': { up: presence },
  '0006-removed-groups': { up: removedGroups },
  '0007-history-authors': { up: historyAuthors },
  '0007-watched-rows': { up: watchedRows },
  '0008-audit': { up: audit },
  '0008-role-versions': { up: roleVersions },
  '0008-secret-places': { up: secretTenants },
  '0009-locations': { up: locations },
  '0010-idempotency-holders': { up: idempotencyHolders },
  '0010-person-versions': { up: personVersions },
  '0011-audit-of-places': { up: auditOfTenants },
  '0012-acts-of-saves': { up: actsOfSaves },
  '0013-mobile-app-builds': { up: mobileAppBuilds },
  '0015-role-names': { up: roleNames },
  '0016-roles-for-hiring': { up: rolesForHiring },
  '0018-saves-in-order': { up: savesInOrder },
  '0019-document-kinds': { up: documentKinds },
  '0020-location-order': { up: locationOrder },
  '0021-whole-manifests': { up: wholeManifests },
  '0022-companies': { up: companies },
  '0024-news': { up: news },
  '0026-company-security': { up: companySecurity },
  '0027-acting-sessions': { up: actingSessions },
  '0028-support-access': { up: supportAccess },
  '0029-jobs-and-wages': { up: jobsAndWages },
  '0030-pins': { up: pins },
  '0031-people-of-places': { up: peopleOfPlaces },
  '0032-people-pages': { up: peoplePages },
  '0033-scheduling': { up: scheduling },
  '0035-person-imports': { up: personImports },
  '0036-audit-of-people': { up: auditOfPeople },
  '0037-one-role-per-location': { up: oneRolePerLocation },
  '0039-deactivations': { up: deactivations },
  '0040-one-role-by-default': { up: oneRoleByDefault },
  '0041-lists-of-devices': { up: listsOfDevices },
  '0042-many-locations': { up: manyLocations },
  '0043-problems-of-people': { up: problemsOfPeople },
  '0044-groups-first': { up: groupsFirst },
  '0045-integrated-locations': { up: integratedLocations },
  '0046-publishes-of-edits': { up: publishesOfEdits },
  '0047-out-of-stock': { up: outOfStock },
  '0048-timed-edits': { up: timedEdits },
  '0049-terminal-receipts': { up: terminalReceipts },
  '0050-rollbacks': { up: rollbacks },
  '0052-quiet-publishes': { up: quietPublishes },
  '0054-frozen-locations': { up: frozenLocations },
  '0056-epoch': { up: epoch },
  '0057-canaries': { up: canaries },
  '0058-images': { up: images },
  '0059-menus': { up: menus },
  '0060-single-use-menus': { up: singleUseMenus },
  '0061-tickets': { up: tickets },
  '0062-later-days': { up: laterDays },
  '0063-push-notifications': { up: pushNotifications },
  '0064-turned-off-emails': { up: turnedOffEmails },
  '0065-rollups': { up: rollups },
  '0066-closed-days': { up: closedDays },
  '0068-found-tickets': { up: foundTickets },
  '0069-forgotten-guests': { up: forgottenGuests },
  '0070-shifts': { up: shifts },
  '0073-closed-by-hand': { up: closedByHand },
  '0074-report-views': { up: reportViews },
  '0075-shift-settings': { up: shiftSettings },
  '0076-short-rollups': { up: shortRollups },
  '0077-filed-days': { up: filedDays },
  '0079-day-starts': { up: dayStarts },
  '0080-guests-and-doubts': { up: guestsAndDoubts },
  '0081-mailed-views': { up: mailedViews },
  '0082-gathered-contacts': { up: gatheredContacts },
  '0086-told-companies': { up: toldCompanies },
  '0087-sent-days': { up: sentDays },
  '0088-told-runs': { up: toldRuns },
  '0090-scope-rollups': { up: scopeRollups },
  '0091-language-of-a-person': { up: languageOfAPerson },
};
