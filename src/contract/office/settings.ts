import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { answer, endpoints, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, numberText, TWO_DECIMALS, twoDecimals } from '../fields.ts';
import { LocationShape, OutsideHours } from '../fleet.ts';
import { EmailText, PhoneTextOrNone, required } from '../people.ts';
import { SocialMediaShape, TaxShape, Weekday, WeekShape } from '../settings.ts';

/** Returned in place of a secret that is set. Sending the mask back keeps the secret. */
export const SECRET_MASK = '••••••••';

/** A secret in a request: a text sets it, the mask keeps it, null or an empty text removes it. */
const Secret = z.string().max(500).nullable();

/** Settings by group, as returned. modules/settings defines the limits for changes. */
export const SettingGroups = z.object({
  general: z.object({
    siteName: z.string(),
    siteDescription: z.string(),
    adminEmail: z.string(),
    supportEmail: z.string(),
    contactPhone: z.string(),
    emergencyPhone: z.string(),
    address: z.string(),
    /** If empty, Thai pages show the English address. */
    addressInThai: z.string(),
    /** As registered, for tax invoices; if empty, they have the site's name. */
    companyName: z.string(),
    /** `00000` for the head office. */
    companyBranch: z.string(),
    taxId: z.string(),
    mapLatitude: z.number().nullable(),
    mapLongitude: z.number().nullable(),
    timezone: z.string(),
    currency: z.string(),
    dateFormat: z.string(),
    language: z.string(),
    socialMedia: SocialMediaShape,
    businessHours: z.object({
      mainOffice: WeekShape,
      suvarnabhumiAirport: z.string(),
      donMueangAirport: z.string(),
    }),
  }),
  email: z.object({
    smtpHost: z.string(),
    smtpPort: z.int(),
    smtpUser: z.string(),
    smtpPassword: Secret,
    smtpSecure: z.boolean(),
    fromName: z.string(),
    fromEmail: z.string(),
  }),
  booking: z.object({
    minBookingHours: z.int(),
    maxBookingDays: z.int(),
    advanceBookingDays: z.int(),
    cancellationPolicy: z.string(),
    requireDeposit: z.boolean(),
    depositPercentage: z.number(),
    autoApproval: z.boolean(),
    allowSameDayBooking: z.boolean(),
    turnoverIntervalHours: z.number(),
    graceMinutes: z.int(),
    lockHours: z.int(),
    earlyReturnPercent: z.int(),
    oneWay: z.enum(['anywhere', 'pairs']),
    checksDrivers: z.boolean(),
    claimAnswerHours: z.int(),
  }),
  payment: z.object({
    omisePublicKey: z.string(),
    omiseSecretKey: Secret,
    acceptedCards: z.array(z.string()),
    partialCapture: z.boolean(),
    enableBankTransfer: z.boolean(),
    enableCash: z.boolean(),
    /** The account for bank transfers: all three, or none. */
    bankName: z.string(),
    bankAccountNumber: z.string(),
    bankAccountHolder: z.string(),
    /** The digits of a mobile number, a national or tax ID, or an e-wallet. */
    promptPayId: z.string(),
    paymentTimeout: z.int(),
    /** Hours for which a vehicle is kept for cash or a transfer of somebody whose e-mail is not proven. */
    offlineHoldHours: z.int(),
    refundPolicy: z.string(),
    refundPolicyInThai: z.string(),
  }),
  notifications: z.object({
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    bookingConfirmation: z.boolean(),
    paymentConfirmation: z.boolean(),
    reminderNotifications: z.boolean(),
    reminderHours: z.int(),
    returnReminderMinutes: z.int(),
    adminNotifications: z.boolean(),
    paidBookingNotifications: z.boolean(),
  }),
  security: z.object({
    requireEmailVerification: z.boolean(),
    enableTwoFactor: z.boolean(),
    sessionTimeout: z.int(),
    maxLoginAttempts: z.int(),
    passwordMinLength: z.int(),
    requireStrongPassword: z.boolean(),
  }),
  features: z.object({
    enableReviews: z.boolean(),
    enableLoyaltyProgram: z.boolean(),
    enablePromoCodes: z.boolean(),
    enableMultiLocation: z.boolean(),
    enableCalendarView: z.boolean(),
    enableChatSupport: z.boolean(),
  }),
  tax: TaxShape,
});
export type SettingGroups = z.infer<typeof SettingGroups>;
export type SettingGroupName = keyof SettingGroups;

/** The current version of a group, and who saved it. */
const SavedGroup = z.object({
  version: z.int(),
  /** Null if never saved: the defaults apply. */
  savedAt: BangkokDateTime.nullable(),
  savedBy: z.string().nullable(),
});

/** Facts to show beside the settings. */
export const AboutSettings = z.object({
  saved: z.partialRecord(
    z.enum(Object.keys(SettingGroups.shape) as [SettingGroupName, ...SettingGroupName[]]),
    SavedGroup,
  ),
  /**
   * `mail`, `payments`: the environment variable that overrides these settings, such as `SMTP_URL`; null if none.
   * `sms`: whether the environment names a gateway for text messages.
   */
  environment: z.object({ mail: z.string().nullable(), payments: z.string().nullable(), sms: z.boolean() }),
});
export type AboutSettings = z.infer<typeof AboutSettings>;

/** Staff get `general`, `booking` and `tax`; admins all. */
const settingsReply = answer(SettingGroups.partial()).extend({ about: AboutSettings });

/** Any fields of any groups. Omitted fields keep their values. Errors are keyed by `group.field`. */
export const SettingsChange = z.object({
  ...(Object.fromEntries(
    Object.keys(SettingGroups.shape).map((group) => [group, z.record(z.string(), z.unknown()).optional()]),
  ) as Record<SettingGroupName, z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>>),
  /** The version last read of each group. 409 `settings.changed-meanwhile` when a group was saved since. */
  versions: z.record(z.string(), z.int()).optional(),
});

export const OfficePaymentMethod = z.object({
  methodType: z.string(),
  displayName: z.string(),
  displayNameInThai: z.string().nullable(),
  description: z.string(),
  descriptionInThai: z.string().nullable(),
  enabled: z.boolean(),
  minAmount: Baht,
  maxAmount: Baht,
  /** A percentage of the amount due, added on top of it. */
  processingFee: z.number(),
  /** Why the method is not offered to customers now; null if it is. */
  notOffered: z.enum(['disabled', 'no-provider', 'not-by-provider', 'withdrawn']).nullable(),
});
export type OfficePaymentMethod = z.infer<typeof OfficePaymentMethod>;

/** Before tax, as all prices. */
const PlaceFee = z
  .number(problemText('amount.required'))
  .min(0, problemText('amount.not-negative'))
  .max(1_000_000, problemText('amount.too-high', { max: 1_000_000 }))
  .refine(twoDecimals, TWO_DECIMALS);

/** What happens outside opening hours. Instructions say how a key box is used (`unattended`). */
const OutsideRules = z.object({
  pickUpOutside: OutsideHours,
  pickUpOutsideFee: PlaceFee,
  pickUpInstructions: z
    .string()
    .trim()
    .max(1000, problemText('field.too-long', { max: 1000 })),
  pickUpInstructionsInThai: z
    .string()
    .trim()
    .max(1000, problemText('field.too-long', { max: 1000 })),
  dropOffOutside: OutsideHours,
  dropOffOutsideFee: PlaceFee,
  dropOffInstructions: z
    .string()
    .trim()
    .max(1000, problemText('field.too-long', { max: 1000 })),
  dropOffInstructionsInThai: z
    .string()
    .trim()
    .max(1000, problemText('field.too-long', { max: 1000 })),
});

/** Hours of single dates, each once: they win over those of the weekday. */
const SpecialHours = z
  .array(z.object({ date: CalendarDate, hours: z.string().trim().max(60) }))
  .max(100, problemText('place.too-many-dates', { max: 100 }));

/** A location in the back office, active or not, with its weekly opening hours. */
export const OfficeLocation = LocationShape.omit({ hoursToday: true }).extend({
  /** By weekday; a missing weekday, or null, means the hours of the main office. */
  hours: z.partialRecord(Weekday, z.string()).nullable(),
  specialHours: SpecialHours.readonly(),
  ...OutsideRules.shape,
  displayOrder: z.int(),
  active: z.boolean(),
  /** Whether bookings refer to the location: a removal then archives it instead of deleting it. */
  isInUse: z.boolean(),
  /** Incremented by every change. */
  version: z.int(),
});
export type OfficeLocation = z.infer<typeof OfficeLocation>;

const hours = z.string().trim().max(60);
export const LocationFields = z.object({
  name: required('name.required'),
  nameInThai: z.string().trim().max(100).nullable().optional(),
  address: required('place.address-required', 300),
  addressInThai: z.string().trim().max(300).nullable().optional(),
  city: z.string().trim().max(100).optional(),
  contactPhone: PhoneTextOrNone.optional(),
  isAirport: z.boolean().optional(),
  hours: z.partialRecord(Weekday, hours).nullable().optional(),
  specialHours: SpecialHours.optional(),
  ...OutsideRules.partial().shape,
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  displayOrder: z.int().min(0).max(10_000).optional(),
  active: z.boolean().optional(),
});

export type LocationFields = z.infer<typeof LocationFields>;

const LocationPairShape = z.object({
  id: Id,
  fromId: Id,
  toId: Id,
  /** Baht, before tax. */
  fee: Baht,
  /** By id of the categories whose fee differs. */
  categoryFees: z.record(z.string(), Baht),
  /** Rentals of so many days and more are free; null: never. */
  freeFromDays: z.int().nullable(),
  version: z.int(),
});
export type LocationPairShape = z.infer<typeof LocationPairShape>;

const NewLocationPair = z.object({
  fromId: Id,
  toId: Id,
  fee: PlaceFee,
  categoryFees: z.record(Id, PlaceFee).optional(),
  freeFromDays: z
    .int(problemText('settings.whole-days'))
    .min(1, problemText('settings.days-at-least', { min: 1 }))
    .max(3650, problemText('settings.days-at-most', { max: 3650 }))
    .nullable()
    .optional(),
});
export type NewLocationPair = z.output<typeof NewLocationPair>;

/** Replaces a pair. `version` is the version last read; without it there is no conflict check. */
const LocationPairChange = NewLocationPair.extend({ version: z.int().optional() });
export type LocationPairChange = z.output<typeof LocationPairChange>;

const WRONG_PAIR = '409 `fleet.pair-exists`; 422 for the same location twice, a location or category that there is not';

const params = z.object({ id: Id });

/** Versions, uptime, record counts and memory usage. */
export const SystemInfo = z.object({
  version: z.string(),
  environment: z.string(),
  nodeVersion: z.string(),
  platform: z.string(),
  /** Seconds since this process started. */
  uptime: z.number(),
  totalBookings: z.int(),
  totalCustomers: z.int(),
  totalVehicles: z.int(),
  totalLocations: z.int(),
  /** Bytes. */
  memory: z.object({ rss: z.int(), heapUsed: z.int(), heapTotal: z.int(), external: z.int() }),
});
export type SystemInfo = z.infer<typeof SystemInfo>;

export const settingsOfficeEndpoints = endpoints({
  'GET /admin/settings': {
    summary:
      'The settings by group, each with who last saved it. Staff get general, booking and tax. Secrets are never returned: a mask shows that one is set',
    access: 'staff',
    reply: settingsReply,
  },
  'PUT /admin/settings': {
    summary:
      'Changes the fields sent. 422 `settings.invalid` with a sentence per `group.field`, 409 `settings.changed-meanwhile`, `settings.payments-under-way` for new payment keys while payments are unfinished',
    access: 'admin',
    proof: ['email', 'payment', 'security'],
    readBy: 'GET /admin/settings',
    body: SettingsChange,
    reply: settingsReply,
  },
  'POST /admin/settings/test-mail': {
    summary:
      'Sends a test mail through the mail server of the environment or, without one, of the saved settings. 409 `settings.no-mail-server`; 502 `settings.mail-refused` with what a mail server said, `settings.mail-unreachable` for all else',
    access: 'admin',
    body: z.object({ to: EmailText() }),
    reply: answer(z.object({ answeredInMs: z.int() })),
    perMinute: 10,
  },
  'POST /admin/settings/check-payment-keys': {
    summary:
      'Checks the saved keys, or those sent, with the provider. 409 `settings.no-payment-keys`, 422 `settings.payment-keys-refused`, 502 `settings.provider-silent`',
    access: 'admin',
    body: z.object({ omisePublicKey: z.string().max(200).optional(), omiseSecretKey: z.string().max(200).optional() }),
    reply: answer(z.object({ isTest: z.boolean(), isSandbox: z.boolean(), answeredInMs: z.int() })),
    perMinute: 10,
  },
  'GET /admin/settings/turnover-effect': {
    summary:
      'The number of upcoming rentals that start less than `hours` after the previous rental of their vehicle ends',
    access: 'admin',
    query: z.object({ hours: numberText(z.number().min(0.5).max(24)) }),
    reply: answer(z.object({ pairs: z.int() })),
  },
  'GET /admin/payment-methods': {
    summary: 'Every payment method with its limits and fee, and whether it is offered to customers now',
    access: 'admin',
    reply: answer(z.array(OfficePaymentMethod)),
  },
  'PATCH /admin/payment-methods/:methodType': {
    summary:
      'Switches a method on or off, or changes its texts, limits or fee. For cash and bank transfer, `enabled` changes the payment setting. 404 `settings.method-not-found`, 409 `settings.method-withdrawn` for enabling a method that the provider withdrew, 422 for a minimum above the maximum',
    access: 'admin',
    proof: 'always',
    readBy: 'GET /admin/payment-methods',
    params: z.object({ methodType: z.string().max(40) }),
    body: z.object({
      enabled: z.boolean().optional(),
      displayName: required('settings.display-name-required').optional(),
      displayNameInThai: z.string().trim().max(100).nullable().optional(),
      description: z.string().trim().max(300).optional(),
      descriptionInThai: z.string().trim().max(300).nullable().optional(),
      minAmount: Baht.min(0, problemText('amount.not-negative')).max(100_000_000).optional(),
      maxAmount: Baht.min(0, problemText('amount.not-negative')).max(100_000_000).optional(),
      processingFee: z
        .number()
        .min(0, problemText('settings.percent', { max: 20 }))
        .max(20, problemText('settings.percent', { max: 20 }))
        .multipleOf(0.01, problemText('amount.two-decimals'))
        .optional(),
    }),
    reply: answer(OfficePaymentMethod),
  },
  'GET /admin/settings/locations': {
    summary: 'Every location that is not archived, active or not',
    access: 'staff',
    reply: answer(z.array(OfficeLocation)),
  },
  'POST /admin/settings/locations': {
    summary: 'Creates a location. 409 `fleet.location-name-taken`',
    access: 'staff',
    body: LocationFields,
    reply: answer(OfficeLocation),
  },
  'PUT /admin/settings/locations/:id': {
    summary:
      'Changes the fields sent. 404 `fleet.location-not-found`, 409 `fleet.location-name-taken`, `fleet.last-location`, and `fleet.changed-meanwhile` if a version was sent and is outdated',
    access: 'staff',
    readBy: 'GET /admin/settings/locations',
    params,
    body: LocationFields.partial().extend({ version: z.int().optional() }),
    reply: answer(OfficeLocation),
  },
  'DELETE /admin/settings/locations/:id': {
    summary:
      'Deletes a location, or archives it if bookings refer to it; `isArchived` says which was done. 404 `fleet.location-not-found`, 409 `fleet.last-location`',
    access: 'staff',
    params,
    reply: answer(z.object({ isArchived: z.boolean() })),
  },
  'GET /admin/settings/location-pairs': {
    summary: 'What a return at another location costs, for each pair of locations that has a fee',
    access: 'staff',
    reply: answer(z.array(LocationPairShape)),
  },
  'POST /admin/settings/location-pairs': {
    summary: `Adds a pair. ${WRONG_PAIR}`,
    access: 'staff',
    body: NewLocationPair,
    reply: answer(LocationPairShape),
  },
  'PUT /admin/settings/location-pairs/:id': {
    summary: `Replaces a pair; bookings keep their fees. 404 \`fleet.pair-not-found\`; 409 \`fleet.changed-meanwhile\`; ${WRONG_PAIR}`,
    access: 'staff',
    readBy: 'GET /admin/settings/location-pairs',
    params,
    body: LocationPairChange,
    reply: answer(LocationPairShape),
  },
  'DELETE /admin/settings/location-pairs/:id': {
    summary: 'Deletes a pair; bookings keep their fees. 404 `fleet.pair-not-found`',
    access: 'staff',
    params,
    reply: answer(z.null()),
  },
  'GET /admin/settings/system-info': {
    summary: 'Version, machine, memory, uptime and the number of records, without archived ones',
    access: 'admin',
    reply: answer(SystemInfo),
  },
  'POST /admin/settings/backup': {
    summary:
      'The data of the business as one streamed JSON file, from a single snapshot, with password hashes but no other secrets; uploaded files are only listed; with a `passphrase`, sealed with it in the age format. `npm run restore -- FILE` reads both back. One at a time: 409 `upkeep.backup-under-way`',
    access: 'admin',
    proof: 'always',
    body: z.object({ passphrase: z.string().min(12).max(200).optional() }).nullish(),
    file: ['application/json', 'application/octet-stream'],
    reply: StreamedFile,
    perMinute: 4,
  },
  'POST /admin/settings/clear-cache': {
    summary: 'Clears the caches of this process, and returns how many entries they had',
    access: 'admin',
    reply: answer(z.object({ cleared: z.int() })),
  },
  'POST /upload/qr-code': {
    summary:
      'Uploads a picture of a WeChat QR code and returns its address, to be saved as `general.socialMedia.wechatQRCode`',
    access: 'admin',
    files: {
      maxBytes: UPLOAD_BYTES,
      tooLarge: problemText('upload.image-too-large', { max: UPLOAD_MEGABYTES }),
      field: 'image',
      most: 1,
      tooMany: problemText('upload.one-image'),
      none: problemText('upload.no-image'),
    },
    reply: answer(z.object({ url: z.string() })),
    perMinute: 60,
  },
});
