import type { Permission } from '@commissary/domain';
import type {
  permissionDescription as englishDescription,
  permissionGroupLabels as englishLabels,
} from '../../people/permission-matrix.ts';
import type { Translated } from '../grammar/translated.ts';

/** The groups of the roles matrix, as it shows them. */
export const permissionGroupLabels: Translated<typeof englishLabels> = {
  'Employee Management': 'Administración de empleados',
  Cashier: 'Cajero',
  'Cash Management': 'Manejo de efectivo',
  Delivery: 'Entrega',
  Manager: 'Gerente',
  Customers: 'Clientes',
  'Master Admin': 'Administración general',
  Online: 'En línea',
  'POS Configuration': 'Config. del punto de venta',
  Reports: 'Informes',
  Server: 'Mesero',
  Voiding: 'Anulaciones',
  System: 'Sistema',
};

/** For the person who grants a permission. One that only terminals check has none. */
const descriptions: Readonly<Partial<Record<Permission, string>>> = {
  userAdmin: 'Ver la lista de empleados, agregarlos, cambiarlos, invitarlos y quitarlos',
  viewWageData: 'Ver y cambiar salarios de empleados y de tipos de puesto',
  changePrinterSetting: 'Redirigir rutas de impresión existentes a otra impresora',
  editLocation: 'Cambiar sucursales y grupos',
  companyAdmin: 'Todos los permisos en esta empresa',
  addLocation: 'Agregar y quitar sucursales y grupos',
  locationLicensing: 'Licencias de sucursales',
  addCompanies: 'Crear empresas',
  editCompanies: 'Ver la lista de empresas y cambiarlas',
  manageMenuTemplates: 'Crear y cambiar plantillas de menú',
  apiCredAdmin: 'Conectar y desconectar terminales',
  MODIFY_ONLINE_ORDERING_CONFIGURATION: 'Diseño en línea y notificaciones push',
  setCustomCss: 'CSS propio para los pedidos en línea',
  LIMITED_MANAGE_ONLINE: 'Opciones limitadas de pedidos en línea',
  pushNotifications: 'Enviar notificaciones push',
  accessConfigurationOptions: 'Configuración y noticias de la empresa; publicar y programar menús y configuración',
  manageMenus: 'Menús y empleo; publicar empleo',
  manageLocalItems: 'Artículos que solo tiene una sucursal',
  overridePriceAndTax: 'Precios e impuestos de una sucursal',
  overridePrintingAndKPS: 'Impresión de artículos y pantalla de cocina en una sucursal',
  overrideMenus: 'El menú de un grupo o una sucursal',
  configureHardware: 'Estaciones, impresoras y cajones de efectivo',
  configureCreditCards: 'Tarjetas de crédito y tarjetas de regalo',
  dashboard: 'Informes y análisis',
  payroll: 'El informe de nómina y la configuración de nómina',
  userRolesAdmin: 'Crear, cambiar, copiar y eliminar roles',
  locationSettings: 'Configuración de entrega',
};

/** What a permission allows beyond its label, without a full stop; undefined where the label says it all. */
export const permissionDescription: typeof englishDescription = permission => descriptions[permission];
