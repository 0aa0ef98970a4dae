export const office = {
  navigation: 'Office',
  menu: 'Office menu',
  greeting: 'Hello, {{name}}',
  toSite: 'To the website',
  testPayments: 'Test payments. No money moves until live keys are set.',
  roles: { STAFF: 'Staff', ADMIN: 'Admin' },
  groups: { day: 'The day', offer: 'The offer', business: 'The business' },
  screens: { today: 'Today', audit: 'Audit log' },
  missing: {
    title: 'Admin 404 - Not Found',
    text: 'There is no such screen in the office.',
    back: 'To today',
  },
  failed: 'This could not be loaded',
  pages: {
    label: 'Pages',
    of: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous',
    next: 'Next',
  },
} as const;
