import { deviceName, receiptTexts, screenHref } from '@commissary/catalog';
import type { TerminalReceipts } from '@commissary/contract';
import { isLate } from '@commissary/domain';
import { IconDeviceDesktopExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { AttentionRow } from './attention-row.tsx';
import { overviewOf } from './overview-query.ts';

/** As many are named. */
const named = 3;

/** The terminals of the company that do not run what is live, when there are any that should by now. */
export const useTerminalsBehind = (): TerminalReceipts | null => {
  const { companyId, tenant } = useActiveTenant();
  const receipts = useQuery(overviewOf(companyId, tenant)).data?.receipts ?? null;
  const now = Date.now();
  // Those that are late are named before all others.
  return receipts?.behind.some(({ reason, since }) => isLate(reason, since, now)) === true ? receipts : null;
};

/** At how many terminals runs what is live, and the first where it does not, with the reason and its publish. */
export function TerminalsBehind({ receipts }: { readonly receipts: TerminalReceipts }) {
  const { terminals, running, behind } = receipts;
  const { companyId, user } = useActiveTenant();
  const shown = behind.slice(0, named).map(({ locationId, deviceId, reason, code, lastSeen }) => {
    const location = user.accessibleTenants.find(({ id }) => id === locationId);
    const since = dayAndTimeAt(lastSeen, location?.timeZone ?? null);
    return receiptTexts.one(
      location?.name ?? locationId,
      deviceName(deviceId),
      receiptTexts.reason(reason, code, since),
    );
  });
  return (
    <AttentionRow
      icon={<IconDeviceDesktopExclamation size={17} stroke={1.8} aria-hidden />}
      title={receiptTexts.behind(running, terminals)}
      more={receiptTexts.more(shown, terminals - running - shown.length)}
      href={screenHref('publishRun', { workflowId: behind[0]?.workflowId ?? '' }, { companyId, locationId: null })}
      action={receiptTexts.open}
    />
  );
}
