import type { RegisteredScreen, View } from '@commissary/catalog';
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { withTimeout } from '../shell/with-timeout.ts';
import type { ViewProps } from './view-props.ts';

type Load = () => Promise<ComponentType<ViewProps>>;

/** The views of screens without a generic form, each loaded when it is first opened. A missing one does not compile. */
const views: Readonly<Record<View, Load>> = {
  audit: async () => (await import('./audit/audit-view.tsx')).AuditView,
  changeLocation: async () => (await import('./change-location/change-location.tsx')).ChangeLocation,
  changePassword: async () => (await import('./change-password/change-password.tsx')).ChangePassword,
  compare: async () => (await import('./compare/compare-view.tsx')).CompareView,
  delivery: async () => (await import('./delivery/delivery-view.tsx')).DeliveryView,
  employee: async () => (await import('./employees/employee-view.tsx')).EmployeeView,
  employeeAdd: async () => (await import('./employees/employee-form.tsx')).EmployeeAdd,
  employeeEdit: async () => (await import('./employees/employee-form.tsx')).EmployeeEdit,
  employees: async () => (await import('./employees/employees-view.tsx')).EmployeesView,
  group: async () => (await import('./group/group-view.tsx')).GroupView,
  groupForm: async () => (await import('./groups/group-form-view.tsx')).GroupFormView,
  groups: async () => (await import('./groups/groups-view.tsx')).GroupsView,
  history: async () => (await import('./history/history-view.tsx')).HistoryView,
  home: async () => (await import('./home/home-view.tsx')).HomeView,
  hours: async () => (await import('./hours/hours-view.tsx')).HoursView,
  kiosk: async () => (await import('./kiosk/kiosk-view.tsx')).KioskView,
  kioskDesign: async () => (await import('./kiosk-design/kiosk-design-view.tsx')).KioskDesignView,
  limitedOnline: async () => (await import('./limited-online/limited-online-view.tsx')).LimitedOnlineView,
  live: async () => (await import('./live/live-view.tsx')).LiveView,
  inviteEmails: async () => (await import('./invite-emails/invite-emails.tsx')).InviteEmails,
  location: async () => (await import('./location/location-view.tsx')).LocationView,
  locationForm: async () => (await import('./location-form/location-form-view.tsx')).LocationFormView,
  locations: async () => (await import('./locations/locations-view.tsx')).LocationsView,
  login: async () => (await import('./sign-in/sign-in.tsx')).SignInView,
  mobileApp: async () => (await import('./mobile-app/mobile-app-view.tsx')).MobileAppView,
  onlineDesign: async () => (await import('./online-design/online-design-view.tsx')).OnlineDesignView,
  overrides: async () => (await import('./overrides/overrides-view.tsx')).OverridesView,
  posDesign: async () => (await import('./pos-design/pos-design-view.tsx')).PosDesignView,
  printerOptions: async () => (await import('./printer-options/printer-options-view.tsx')).PrinterOptionsView,
  publish: async () => (await import('./publish/publish-view.tsx')).PublishView,
  recover: async () => (await import('./recover/recover.tsx')).Recover,
  // The guard redirects before this is ever rendered.
  redirect: async () => (await import('./not-found/not-found.tsx')).NotFound,
  rights: async () => (await import('./rights/employee-permissions-view.tsx')).EmployeePermissionsView,
  role: async () => (await import('./roles/role-view.tsx')).RoleView,
  roleCreate: async () => (await import('./roles/role-create.tsx')).RoleCreate,
  roleEdit: async () => (await import('./roles/role-edit.tsx')).RoleEdit,
  roles: async () => (await import('./roles/roles-view.tsx')).RolesView,
  sample: async () => (await import('./sample-people/sample-people.tsx')).SamplePeopleView,
  setPassword: async () => (await import('./set-password/set-password.tsx')).SetPassword,
  sheet: async () => (await import('./sheet/sheet-view.tsx')).SheetView,
};

const documentForm: Load = async () => (await import('../form/document-screen.tsx')).DocumentScreen;

/** The component of a screen: its own view, or the generic form of the document that it edits. */
export const componentFor = (screen: RegisteredScreen): ScreenComponent => {
  const load = screen.view === undefined ? documentForm : views[screen.view];
  let arrived: ComponentType<ViewProps> | null = null;
  const fetched = async () => {
    arrived = await withTimeout(load());
    return arrived;
  };
  const Late = lazy(async () => ({ default: await fetched() }));
  const Body = () => {
    const [View] = useState(() => arrived ?? Late);
    return createElement(View, { screen });
  };
  // Loads the view while the shell is still loading: React would wait for its pause between two fallbacks.
  const preload = async () => {
    await Promise.race([fetched().catch(() => null), after(fallbackDelayMs)]);
  };
  return Object.assign(Body, { preload });
};

type ScreenComponent = (() => ReactNode) & { readonly preload: () => Promise<void> };

/** After that time the screen is shown as loading; until then the previous one stays visible. */
const fallbackDelayMs = 200;
const after = (ms: number) => new Promise<null>(resolve => setTimeout(() => resolve(null), ms));
