import {createElement, type ComponentType, type SVGProps} from 'react';
import * as lucide from 'lucide';

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
function icon(node: lucide.IconNode): Icon {
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
function along(node: lucide.IconNode): Icon {
  const Arrow = icon(node);
  return function ArrowAlong(props: IconProps) {
    return <Arrow data-along="" {...props} />;
  };
}

export const Activity = /* @__PURE__ */ icon(lucide.Activity);
export const ArrowDown = /* @__PURE__ */ icon(lucide.ArrowDown);
export const ArrowLeft = /* @__PURE__ */ along(lucide.ArrowLeft);
export const ArrowRight = /* @__PURE__ */ along(lucide.ArrowRight);
export const ArrowUp = /* @__PURE__ */ icon(lucide.ArrowUp);
export const ArrowUpRight = /* @__PURE__ */ along(lucide.ArrowUpRight);
export const BadgeCheck = /* @__PURE__ */ icon(lucide.BadgeCheck);
export const Bug = /* @__PURE__ */ icon(lucide.Bug);
export const Building2 = /* @__PURE__ */ icon(lucide.Building2);
export const Calculator = /* @__PURE__ */ icon(lucide.Calculator);
export const CalendarDays = /* @__PURE__ */ icon(lucide.CalendarDays);
export const ChartColumn = /* @__PURE__ */ icon(lucide.ChartColumn);
export const ChartLine = /* @__PURE__ */ icon(lucide.ChartLine);
export const Check = /* @__PURE__ */ icon(lucide.Check);
export const ChevronDown = /* @__PURE__ */ icon(lucide.ChevronDown);
export const CircleAlert = /* @__PURE__ */ icon(lucide.CircleAlert);
export const CircleCheck = /* @__PURE__ */ icon(lucide.CircleCheck);
export const CircleHelp = /* @__PURE__ */ icon(lucide.CircleHelp);
export const ClipboardCheck = /* @__PURE__ */ icon(lucide.ClipboardCheck);
export const ClipboardList = /* @__PURE__ */ icon(lucide.ClipboardList);
export const Copy = /* @__PURE__ */ icon(lucide.Copy);
export const DatabaseBackup = /* @__PURE__ */ icon(lucide.DatabaseBackup);
export const Download = /* @__PURE__ */ icon(lucide.Download);
export const FileCheck = /* @__PURE__ */ icon(lucide.FileCheck);
export const FileText = /* @__PURE__ */ icon(lucide.FileText);
export const Fingerprint = /* @__PURE__ */ icon(lucide.Fingerprint);
export const Grid3x3 = /* @__PURE__ */ icon(lucide.Grid3x3);
export const GraduationCap = /* @__PURE__ */ icon(lucide.GraduationCap);
export const Handshake = /* @__PURE__ */ icon(lucide.Handshake);
export const ImageUp = /* @__PURE__ */ icon(lucide.ImageUp);
export const Info = /* @__PURE__ */ icon(lucide.Info);
export const KanbanSquare = /* @__PURE__ */ icon(lucide.KanbanSquare);
export const KeyRound = /* @__PURE__ */ icon(lucide.KeyRound);
export const Layers = /* @__PURE__ */ icon(lucide.Layers);
export const Lightbulb = /* @__PURE__ */ icon(lucide.Lightbulb);
export const ListChecks = /* @__PURE__ */ icon(lucide.ListChecks);
export const Mail = /* @__PURE__ */ icon(lucide.Mail);
export const MailWarning = /* @__PURE__ */ icon(lucide.MailWarning);
export const MapPin = /* @__PURE__ */ icon(lucide.MapPin);
export const Megaphone = /* @__PURE__ */ icon(lucide.Megaphone);
export const Menu = /* @__PURE__ */ icon(lucide.Menu);
export const MessagesSquare = /* @__PURE__ */ icon(lucide.MessagesSquare);
export const Network = /* @__PURE__ */ icon(lucide.Network);
export const PanelLeft = /* @__PURE__ */ icon(lucide.PanelLeft);
export const PanelsTopLeft = /* @__PURE__ */ icon(lucide.PanelsTopLeft);
export const Pause = /* @__PURE__ */ icon(lucide.Pause);
export const Phone = /* @__PURE__ */ icon(lucide.Phone);
export const Play = /* @__PURE__ */ icon(lucide.Play);
export const Plug = /* @__PURE__ */ icon(lucide.Plug);
export const Printer = /* @__PURE__ */ icon(lucide.Printer);
export const Radar = /* @__PURE__ */ icon(lucide.Radar);
export const ReceiptText = /* @__PURE__ */ icon(lucide.ReceiptText);
export const RefreshCw = /* @__PURE__ */ icon(lucide.RefreshCw);
export const Scale = /* @__PURE__ */ icon(lucide.Scale);
export const ScanEye = /* @__PURE__ */ icon(lucide.ScanEye);
export const Search = /* @__PURE__ */ icon(lucide.Search);
export const ShieldAlert = /* @__PURE__ */ icon(lucide.ShieldAlert);
export const ShieldCheck = /* @__PURE__ */ icon(lucide.ShieldCheck);
export const Signature = /* @__PURE__ */ icon(lucide.Signature);
export const SlidersHorizontal = /* @__PURE__ */ icon(lucide.SlidersHorizontal);
export const Store = /* @__PURE__ */ icon(lucide.Store);
export const Tags = /* @__PURE__ */ icon(lucide.Tags);
export const Target = /* @__PURE__ */ icon(lucide.Target);
export const Timer = /* @__PURE__ */ icon(lucide.Timer);
export const TrendingUp = /* @__PURE__ */ icon(lucide.TrendingUp);
export const TriangleAlert = /* @__PURE__ */ icon(lucide.TriangleAlert);
export const UserRound = /* @__PURE__ */ icon(lucide.UserRound);
export const UserRoundCheck = /* @__PURE__ */ icon(lucide.UserRoundCheck);
export const Users = /* @__PURE__ */ icon(lucide.Users);
export const Workflow = /* @__PURE__ */ icon(lucide.Workflow);
export const Wrench = /* @__PURE__ */ icon(lucide.Wrench);
export const X = /* @__PURE__ */ icon(lucide.X);
export const LinkIcon = /* @__PURE__ */ icon(lucide.Link);
export const OctagonAlert = /* @__PURE__ */ icon(lucide.OctagonAlert);
export const StickyNote = /* @__PURE__ */ icon(lucide.StickyNote);
export const TextWrap = /* @__PURE__ */ icon(lucide.TextWrap);
