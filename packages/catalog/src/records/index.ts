export {
  type EmployeeOptions,
  type EmployeeRecord,
  type EmployeeRole,
  employeeNeeds,
  employeeRecord,
} from './employee.ts';
