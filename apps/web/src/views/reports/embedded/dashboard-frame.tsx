import { dashboardTexts as texts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useActiveTenant } from '../../../session/index.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { frameAddressOf } from './analytics-queries.ts';
import styles from './dashboard-frame.module.css';

/** It may run and sign in at its own host, and leave its frame in no way. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-downloads';

export interface DashboardFrameProps {
  readonly title: string;
  /** The page of the service to show. */
  readonly path: string;
}

/** A page of the analytics service. Each page that is shown begins with a sign-in of its own. */
export function DashboardFrame({ title, path }: DashboardFrameProps) {
  const { companyId } = useActiveTenant();
  const { data: address, isError, refetch } = useQuery(frameAddressOf(companyId, path));
  if (isError) return <ErrorState text={texts.frameFailed} onRetry={() => void refetch()} />;
  if (address === undefined) return <SkeletonRows rows={1} height={480} />;
  return (
    <iframe
      key={address}
      className={styles.frame}
      title={title}
      src={address}
      sandbox={allowed}
      referrerPolicy="no-referrer"
    />
  );
}
