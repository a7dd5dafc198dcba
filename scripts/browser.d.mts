import type {LaunchOptions} from '@playwright/test';

export function browserOptions(needs?: {windows?: boolean}): LaunchOptions;
export function ensureBrowser(): boolean;
