import {createElement, type ComponentType, type SVGProps} from 'react';
import {
  Activity as activity,
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  ArrowUpRight as arrowUpRight,
  BadgeCheck as badgeCheck,
  Bug as bug,
  Building2 as building2,
  Calculator as calculator,
  CalendarDays as calendarDays,
  ChartColumn as chartColumn,
  ChartLine as chartLine,
  Check as check,
  ChevronDown as chevronDown,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleHelp as circleHelp,
  ClipboardCheck as clipboardCheck,
  ClipboardList as clipboardList,
  Copy as copy,
  DatabaseBackup as databaseBackup,
  Download as download,
  FileCheck as fileCheck,
  FileText as fileText,
  Fingerprint as fingerprint,
  Gauge as gauge,
  Grid3x3 as grid3x3,
  GraduationCap as graduationCap,
  Handshake as handshake,
  ImageUp as imageUp,
  Info as info,
  KanbanSquare as kanbanSquare,
  KeyRound as keyRound,
  Layers as layers,
  Lightbulb as lightbulb,
  Link as link,
  ListChecks as listChecks,
  Mail as mail,
  MailWarning as mailWarning,
  MapPin as mapPin,
  Megaphone as megaphone,
  Menu as menu,
  MessagesSquare as messagesSquare,
  Network as network,
  OctagonAlert as octagonAlert,
  PanelLeft as panelLeft,
  PanelsTopLeft as panelsTopLeft,
  Pause as pause,
  Phone as phone,
  Play as play,
  Plug as plug,
  Printer as printer,
  Radar as radar,
  ReceiptText as receiptText,
  RefreshCw as refreshCw,
  Scale as scale,
  ScanEye as scanEye,
  Search as search,
  ShieldAlert as shieldAlert,
  ShieldCheck as shieldCheck,
  Signature as signature,
  SlidersHorizontal as slidersHorizontal,
  StickyNote as stickyNote,
  Store as store,
  Tags as tags,
  Target as target,
  TextWrap as textWrap,
  Timer as timer,
  TrendingUp as trendingUp,
  TriangleAlert as triangleAlert,
  UserRound as userRound,
  UserRoundCheck as userRoundCheck,
  Users as users,
  Workflow as workflow,
  Wrench as wrench,
  X as x,
  type IconNode,
} from 'lucide';

interface IconProps extends SVGProps<SVGSVGElement> {
  'data-along'?: string;
  /** Width and height, CSS pixels. */
  size?: number;
}

/** A small drawing beside words, hidden from screen readers unless it has a label. */
export type Icon = ComponentType<IconProps>;

/**
 * Makes an icon of a drawing of lucide (https://lucide.dev/icons). Not the components of lucide-react: they write up to four
 * class names into each icon, a per cent of a page, and nothing here uses them.
 */
function icon(node: IconNode): Icon {
  return function Icon({size = 24, ...props}: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined}
        {...props}
      >
        {node.map(([tag, attributes], index) => createElement(tag, {key: index, ...attributes}))}
      </svg>
    );
  };
}

/** An arrow along the line of text: it points the other way where people read from right to left. */
function along(node: IconNode): Icon {
  const Arrow = icon(node);
  return function ArrowAlong(props: IconProps) {
    return <Arrow data-along="" {...props} />;
  };
}

export const Activity = /* @__PURE__ */ icon(activity);
export const ArrowDown = /* @__PURE__ */ icon(arrowDown);
export const ArrowLeft = /* @__PURE__ */ along(arrowLeft);
export const ArrowRight = /* @__PURE__ */ along(arrowRight);
export const ArrowUp = /* @__PURE__ */ icon(arrowUp);
export const ArrowUpRight = /* @__PURE__ */ along(arrowUpRight);
export const BadgeCheck = /* @__PURE__ */ icon(badgeCheck);
export const Bug = /* @__PURE__ */ icon(bug);
export const Building2 = /* @__PURE__ */ icon(building2);
export const Calculator = /* @__PURE__ */ icon(calculator);
export const CalendarDays = /* @__PURE__ */ icon(calendarDays);
export const ChartColumn = /* @__PURE__ */ icon(chartColumn);
export const ChartLine = /* @__PURE__ */ icon(chartLine);
export const Check = /* @__PURE__ */ icon(check);
export const ChevronDown = /* @__PURE__ */ icon(chevronDown);
export const CircleAlert = /* @__PURE__ */ icon(circleAlert);
export const CircleCheck = /* @__PURE__ */ icon(circleCheck);
export const CircleHelp = /* @__PURE__ */ icon(circleHelp);
export const ClipboardCheck = /* @__PURE__ */ icon(clipboardCheck);
export const ClipboardList = /* @__PURE__ */ icon(clipboardList);
export const Copy = /* @__PURE__ */ icon(copy);
export const DatabaseBackup = /* @__PURE__ */ icon(databaseBackup);
export const Download = /* @__PURE__ */ icon(download);
export const FileCheck = /* @__PURE__ */ icon(fileCheck);
export const FileText = /* @__PURE__ */ icon(fileText);
export const Fingerprint = /* @__PURE__ */ icon(fingerprint);
export const Gauge = /* @__PURE__ */ icon(gauge);
export const Grid3x3 = /* @__PURE__ */ icon(grid3x3);
export const GraduationCap = /* @__PURE__ */ icon(graduationCap);
export const Handshake = /* @__PURE__ */ icon(handshake);
export const ImageUp = /* @__PURE__ */ icon(imageUp);
export const Info = /* @__PURE__ */ icon(info);
export const KanbanSquare = /* @__PURE__ */ icon(kanbanSquare);
export const KeyRound = /* @__PURE__ */ icon(keyRound);
export const Layers = /* @__PURE__ */ icon(layers);
export const Lightbulb = /* @__PURE__ */ icon(lightbulb);
export const ListChecks = /* @__PURE__ */ icon(listChecks);
export const Mail = /* @__PURE__ */ icon(mail);
export const MailWarning = /* @__PURE__ */ icon(mailWarning);
export const MapPin = /* @__PURE__ */ icon(mapPin);
export const Megaphone = /* @__PURE__ */ icon(megaphone);
export const Menu = /* @__PURE__ */ icon(menu);
export const MessagesSquare = /* @__PURE__ */ icon(messagesSquare);
export const Network = /* @__PURE__ */ icon(network);
export const PanelLeft = /* @__PURE__ */ icon(panelLeft);
export const PanelsTopLeft = /* @__PURE__ */ icon(panelsTopLeft);
export const Pause = /* @__PURE__ */ icon(pause);
export const Phone = /* @__PURE__ */ icon(phone);
export const Play = /* @__PURE__ */ icon(play);
export const Plug = /* @__PURE__ */ icon(plug);
export const Printer = /* @__PURE__ */ icon(printer);
export const Radar = /* @__PURE__ */ icon(radar);
export const ReceiptText = /* @__PURE__ */ icon(receiptText);
export const RefreshCw = /* @__PURE__ */ icon(refreshCw);
export const Scale = /* @__PURE__ */ icon(scale);
export const ScanEye = /* @__PURE__ */ icon(scanEye);
export const Search = /* @__PURE__ */ icon(search);
export const ShieldAlert = /* @__PURE__ */ icon(shieldAlert);
export const ShieldCheck = /* @__PURE__ */ icon(shieldCheck);
export const Signature = /* @__PURE__ */ icon(signature);
export const SlidersHorizontal = /* @__PURE__ */ icon(slidersHorizontal);
export const Store = /* @__PURE__ */ icon(store);
export const Tags = /* @__PURE__ */ icon(tags);
export const Target = /* @__PURE__ */ icon(target);
export const Timer = /* @__PURE__ */ icon(timer);
export const TrendingUp = /* @__PURE__ */ icon(trendingUp);
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert);
export const UserRound = /* @__PURE__ */ icon(userRound);
export const UserRoundCheck = /* @__PURE__ */ icon(userRoundCheck);
export const Users = /* @__PURE__ */ icon(users);
export const Workflow = /* @__PURE__ */ icon(workflow);
export const Wrench = /* @__PURE__ */ icon(wrench);
export const X = /* @__PURE__ */ icon(x);
export const LinkIcon = /* @__PURE__ */ icon(link);
export const OctagonAlert = /* @__PURE__ */ icon(octagonAlert);
export const StickyNote = /* @__PURE__ */ icon(stickyNote);
export const TextWrap = /* @__PURE__ */ icon(textWrap);
