/**
 * Text messages to customers. Each has three versions, shorter and shorter, for when a long name would exceed the
 * limit.
 */
export const sms = {
  'booking-confirmed': {
    whole: '{{siteName}}: booking {{reference}} is confirmed. {{vehicleName}}, pick-up {{when}}, {{place}}.',
    short: '{{siteName}}: booking {{reference}} is confirmed. Pick-up {{when}}.',
    shortest: 'Booking {{reference}} is confirmed. Pick-up {{when}}.',
  },
  'booking-reminder': {
    whole:
      '{{siteName}}: pick-up {{when}}, {{place}}. {{vehicleName}}, booking {{reference}}. Please bring licence and passport.',
    short: '{{siteName}}: pick-up {{when}}, {{place}}. Booking {{reference}}.',
    shortest: 'Pick-up {{when}}. Booking {{reference}}.',
  },
  'booking-cancelled': {
    whole: '{{siteName}}: booking {{reference}} ({{vehicleName}}, {{when}}) is cancelled.',
    short: '{{siteName}}: booking {{reference}} is cancelled.',
    shortest: 'Booking {{reference}} is cancelled.',
  },
  'return-reminder': {
    whole:
      '{{siteName}}: {{vehicleName}} is due back {{back}}, {{returnPlace}}. Booking {{reference}}. Keep it longer, if it is free: {{link}}',
    short: 'Due back {{back}}, {{returnPlace}}. Booking {{reference}}. Keep it longer, if it is free: {{link}}',
    shortest: 'Due back {{back}}. Booking {{reference}}. Keep it longer: {{link}}',
  },
  'return-reminder-by-phone': {
    whole:
      '{{siteName}}: {{vehicleName}} is due back {{back}}, {{returnPlace}}. Booking {{reference}}. Please call us to keep it longer.',
    short: 'Due back {{back}}, {{returnPlace}}. Booking {{reference}}. Please call us to keep it longer.',
    shortest: 'Due back {{back}}. Booking {{reference}}. Please call us to keep it longer.',
  },
  'claims-made': {
    whole:
      '{{siteName}}: THB {{amount}} is claimed after your rental {{reference}}. Please answer by {{until}} at {{link}}',
    short: 'THB {{amount}} is claimed after rental {{reference}}. Please answer by {{until}} at {{link}}',
    shortest: 'THB {{amount}} is claimed after rental {{reference}}. Please answer by {{until}}.',
  },
  'claims-made-by-phone': {
    whole: '{{siteName}}: THB {{amount}} is claimed after your rental {{reference}}. Please call us by {{until}}.',
    short: 'THB {{amount}} is claimed after your rental {{reference}}. Please call us by {{until}}.',
    shortest: 'THB {{amount}} is claimed after rental {{reference}}. Please call us by {{until}}.',
  },
  'claims-settled': {
    whole: '{{siteName}}: what was claimed after your rental {{reference}} is decided. THB {{amount}} is charged.',
    short: 'What was claimed after your rental {{reference}} is decided. THB {{amount}} is charged.',
    shortest: 'Rental {{reference}}: THB {{amount}} is charged.',
  },
  'deposit-held': {
    whole:
      '{{siteName}}: THB {{amount}} is held on your card as the deposit of booking {{reference}}. Nothing is taken.',
    short: 'THB {{amount}} is held on your card as the deposit of booking {{reference}}. Nothing is taken.',
    shortest: 'THB {{amount}} is held on your card, booking {{reference}}.',
  },
  'deposit-not-renewed': {
    whole:
      '{{siteName}}: your card declined to hold the deposit of booking {{reference}} for longer. It ends {{until}}. Please contact us.',
    short: 'Your card declined to hold the deposit of booking {{reference}} for longer. It ends {{until}}.',
    shortest: 'The deposit of booking {{reference}} is held until {{until}} only.',
  },
  'deposit-given-back': {
    whole: '{{siteName}}: the deposit of booking {{reference}}, THB {{amount}}, is given back.',
    short: 'The deposit of booking {{reference}}, THB {{amount}}, is given back.',
    shortest: 'Deposit of {{reference}}: THB {{amount}} is given back.',
  },
  'deposit-kept': {
    whole:
      '{{siteName}}: of the deposit of booking {{reference}}, THB {{kept}} pays what was owed, THB {{amount}} is given back.',
    short: 'Of the deposit of booking {{reference}}, THB {{kept}} is kept and THB {{amount}} given back.',
    shortest: 'Deposit of {{reference}}: THB {{kept}} kept, THB {{amount}} given back.',
  },
  call: 'Tel {{phone}}',
} as const;
