import type { RegisteredScreen, View } from '@commissary/catalog';
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { type ViewProps, withTimeout } from './navigation/index.ts';

type Load = () => Promise<ComponentType<ViewProps>>;

/** The views of screens without a generic form, each loaded when it is first opened. A missing one does not compile. */
const views: Readonly<Record<View, Load>> = {
  allReports: async () => (await import('./views/reports/all-reports-view.tsx')).AllReportsView,
  audit: async () => (await import('./views/audit/audit-view.tsx')).AuditView,
  changeLocation: async () => (await import('./views/change-location/change-location.tsx')).ChangeLocation,
  changePassword: async () => (await import('./views/change-password/change-password.tsx')).ChangePassword,
  companies: async () => (await import('./views/companies/companies-view.tsx')).CompaniesView,
  company: async () => (await import('./views/companies/company-view.tsx')).CompanyView,
  companySecurity: async () => (await import('./views/companies/security-view.tsx')).CompanySecurityView,
  companyForm: async () => (await import('./views/companies/company-form.tsx')).CompanyFormView,
  compare: async () => (await import('./views/compare/compare-view.tsx')).CompareView,
  delivery: async () => (await import('./views/delivery/delivery-view.tsx')).DeliveryView,
  employee: async () => (await import('./views/employees/employee-page.tsx')).EmployeePage,
  employeeAdd: async () => (await import('./views/employees/employee-form.tsx')).EmployeeAdd,
  employeeRepair: async () => (await import('./views/employees/employee-page.tsx')).EmployeeRepair,
  employeeImport: async () => (await import('./views/employee-import/employee-import-view.tsx')).EmployeeImportView,
  employees: async () => (await import('./views/employees/employees-view.tsx')).EmployeesView,
  employment: async () => (await import('./views/employment/employment-view.tsx')).EmploymentView,
  employmentAdmin: async () => (await import('./views/employment-admin/employment-admin-view.tsx')).EmploymentAdminView,
  findings: async () => (await import('./views/findings/findings-view.tsx')).FindingsView,
  group: async () => (await import('./views/group/group-view.tsx')).GroupView,
  groupForm: async () => (await import('./views/groups/group-form-view.tsx')).GroupFormView,
  groups: async () => (await import('./views/groups/groups-view.tsx')).GroupsView,
  guests: async () => (await import('./views/guests/guests-view.tsx')).GuestsView,
  history: async () => (await import('./views/history/history-view.tsx')).HistoryView,
  home: async () => (await import('./views/home/home-view.tsx')).HomeView,
  hours: async () => (await import('./views/hours/hours-view.tsx')).HoursView,
  kiosk: async () => (await import('./views/kiosk/kiosk-view.tsx')).KioskView,
  kioskDesign: async () => (await import('./views/kiosk-design/kiosk-design-view.tsx')).KioskDesignView,
  layout: async () => (await import('./views/layout/layout-view.tsx')).LayoutView,
  layoutGenerate: async () => (await import('./views/layout/generate-view.tsx')).GenerateView,
  limitedOnline: async () => (await import('./views/limited-online/limited-online-view.tsx')).LimitedOnlineView,
  live: async () => (await import('./views/live/live-view.tsx')).LiveView,
  images: async () => (await import('./views/images/images-view.tsx')).ImagesView,
  inviteEmails: async () => (await import('./views/invite-emails/invite-emails.tsx')).InviteEmails,
  item: async () => (await import('./views/item/item-view.tsx')).ItemView,
  location: async () => (await import('./views/location/location-view.tsx')).LocationView,
  locationForm: async () => (await import('./views/location-form/location-form-view.tsx')).LocationFormView,
  locations: async () => (await import('./views/locations/locations-view.tsx')).LocationsView,
  login: async () => (await import('./views/sign-in/sign-in.tsx')).SignInView,
  menuImport: async () => (await import('./views/menu-import/menu-import-view.tsx')).MenuImportView,
  menusAdmin: async () => (await import('./views/menus-admin/menus-admin-view.tsx')).MenusAdminView,
  mobileApp: async () => (await import('./views/mobile-app/mobile-app-view.tsx')).MobileAppView,
  news: async () => (await import('./views/news/news-view.tsx')).NewsView,
  offer: async () => (await import('./views/offer/offer-view.tsx')).OfferView,
  offers: async () => (await import('./views/offer/offers-view.tsx')).OffersView,
  onlineDesign: async () => (await import('./views/online-design/online-design-view.tsx')).OnlineDesignView,
  outOfStock: async () => (await import('./views/out-of-stock/out-of-stock-view.tsx')).OutOfStockView,
  overrides: async () => (await import('./views/overrides/overrides-view.tsx')).OverridesView,
  ownSecurity: async () => (await import('./views/sessions/own-security-view.tsx')).OwnSecurityView,
  posDesign: async () => (await import('./views/pos-design/pos-design-view.tsx')).PosDesignView,
  pricingSchemes: async () => (await import('./views/pricing/pricing-schemes-view.tsx')).PricingSchemesView,
  printerOptions: async () => (await import('./views/printer-options/printer-options-view.tsx')).PrinterOptionsView,
  publish: async () => (await import('./views/publish/publish-view.tsx')).PublishView,
  publishRun: async () => (await import('./views/publish/run-view.tsx')).RunView,
  push: async () => (await import('./views/push/push-view.tsx')).PushView,
  recover: async () => (await import('./views/recover/recover.tsx')).Recover,
  // The guard redirects before this is ever rendered.
  redirect: async () => (await import('./views/not-found/not-found.tsx')).NotFound,
  report: async () => (await import('./views/reports/report-screen.tsx')).ReportScreen,
  rights: async () => (await import('./views/rights/employee-permissions-view.tsx')).EmployeePermissionsView,
  role: async () => (await import('./views/roles/role-view.tsx')).RoleView,
  roleCreate: async () => (await import('./views/roles/role-create.tsx')).RoleCreate,
  roleEdit: async () => (await import('./views/roles/role-edit.tsx')).RoleEdit,
  roles: async () => (await import('./views/roles/roles-view.tsx')).RolesView,
  sample: async () => (await import('./views/sample-people/sample-people.tsx')).SamplePeopleView,
  setPassword: async () => (await import('./views/set-password/set-password.tsx')).SetPassword,
  setup: async () => (await import('./views/setup/setup-view.tsx')).SetupView,
  simulator: async () => (await import('./views/simulator/simulator-view.tsx')).SimulatorView,
  staffList: async () => (await import('./views/employees/list/staff-list.tsx')).StaffList,
  sheet: async () => (await import('./views/sheet/sheet-view.tsx')).SheetView,
  ticketFinder: async () => (await import('./views/ticket-finder/ticket-finder-view.tsx')).TicketFinderView,
  ticketIndex: async () => (await import('./views/ticket-finder/index-info-view.tsx')).TicketIndexView,
  timed: async () => (await import('./views/timed/timed-view.tsx')).TimedView,
};

const documentForm: Load = async () => (await import('./form/document-screen.tsx')).DocumentScreen;

type ScreenComponent = (() => ReactNode) & { readonly preload: () => Promise<void> };

/** After that time the screen is shown as loading; until then the previous one stays visible. */
const fallbackDelayMs = 200;
const isFrameShown = () => document.getElementById('frame') !== null;
const after = (ms: number) => new Promise<null>(resolve => setTimeout(() => resolve(null), ms));

/** A component that is loaded when it is first opened, with the parts that it renders first. */
const loadedLate = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  props: P,
  preloadParts: () => Promise<void> = async () => {},
): ScreenComponent => {
  let arrived: ComponentType<P> | null = null;
  const fetched = async () => {
    const [component] = await withTimeout(Promise.all([load(), preloadParts()]));
    arrived = component;
    return component;
  };
  const Late = lazy(async () => ({ default: await fetched() }));
  const Body = () => {
    const [View] = useState(() => arrived ?? Late);
    return createElement(View, props);
  };
  // Loads the view while the shell is still loading: React would wait for its pause between two fallbacks.
  const preload = async () => {
    const loaded = fetched().catch(() => null);
    // The first screen is waited for: the frame of the page shows that it loads, where it will be.
    await (isFrameShown() ? loaded : Promise.race([loaded, after(fallbackDelayMs)]));
  };
  return Object.assign(Body, { preload });
};

/** The component of a screen: its own view, or the generic form of the document that it edits. */
export const componentFor = (screen: RegisteredScreen): ScreenComponent => {
  const { view, edits } = screen;
  const load = view === undefined ? documentForm : views[view];
  if (edits === undefined) return loadedLate(load, { screen });
  return loadedLate(load, { screen }, async () => (await import('./form/document-screen.tsx')).preloadForm(edits));
};

/** The edit session around the screens of a document. */
export const sharedDocumentSession: ScreenComponent = loadedLate(
  async () => (await import('./form/document-session.tsx')).SharedDocumentSession,
  {},
);
