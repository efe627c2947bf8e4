import { onlineTexts } from '@commissary/catalog';
import { FieldRow } from '../../form/fields/index.ts';
import { DocumentForm, DocumentScreen } from '../../form/index.ts';
import '../../levels/levels.css';
import { useFormSelector } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { ChannelSection, hoursValueOf, isValidEntry } from '../hours/index.ts';
import { axisOf } from '../time-bar/index.ts';
import styles from './limited-online.module.css';
import { OnlineSection } from './online-section.tsx';

/** The fields that a manager of online ordering may change day by day, gathered from their sections. */
export function LimitedOnlineView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={LimitedOnlineBody} />;
}

const wordPaths = ['itemMessage', 'orderMessage', 'confirmationMessage'].map(key => `/onlineDesign/${key}`);

function LimitedOnlineBody() {
  const axis = useFormSelector('/hours/online', session => axisOf(hoursValueOf(session).online.filter(isValidEntry)));
  return (
    <div className="stack gap-16">
      <OnlineSection />
      <ChannelSection channel="online" axis={axis} title={onlineTexts.onlineHours} />
      <DocumentForm sections={['promiseTimes', 'deferredOrders', 'deliverySettings/orderMinimum']} />
      <SectionCard title={onlineTexts.messages} flush>
        <div className={styles.rows}>
          {wordPaths.map(path => (
            <FieldRow key={path} path={path} />
          ))}
        </div>
      </SectionCard>
    </div>
  );
}
