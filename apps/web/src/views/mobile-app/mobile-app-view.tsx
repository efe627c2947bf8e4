import { DocumentForm, DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { AppBuild } from './app-build.tsx';

/** The form of the mobile app, and the state of its newest build. */
export function MobileAppView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={MobileAppBody} />;
}

function MobileAppBody() {
  return (
    <div className="stack gap-16">
      <AppBuild />
      <DocumentForm sections={['mobileApp']} />
    </div>
  );
}
