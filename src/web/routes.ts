import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('preferences', 'preferences/change-preferences.ts'),
  route('logout', 'site/logout.ts'),
  route('robots.txt', 'site/seo/robots.ts'),
  route('sitemap.xml', 'site/seo/sitemap.ts'),
  route('admin', 'office/frame/office-layout.tsx', [
    index('office/frame/first-screen.ts'),
    route('dashboard', 'office/today/today.tsx'),
    route('audit', 'office/audit/audit.tsx'),
    route('audit/:subjectKind/:subjectId', 'office/audit/subject.tsx'),
    route('*', 'office/frame/missing.tsx'),
  ]),
  layout('site/frame/site-layout.tsx', [
    index('site/home/home.tsx'),
    route('vehicles', 'site/vehicles/listing.tsx'),
    route('vehicles/:id', 'site/vehicle/vehicle.tsx'),
    route('booking', 'site/book/book.tsx'),
    route('booking/find', 'site/manage/find/find.tsx'),
    route('booking/manage/:id', 'site/manage/page/manage.tsx'),
    route('booking/payment-result', 'site/book/result/result.tsx'),
    route('contact', 'site/contact/contact.tsx'),
    route('review/:id', 'site/reviews/page/review.tsx'),
    route('login', 'site/login/login.tsx'),
    route('unauthorized', 'site/unauthorized.tsx'),
    route('dev/components', 'dev/components/components.tsx'),
    route(':slug', 'site/content/content-page.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
