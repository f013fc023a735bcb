// Written by `npm run docs` from the files of this folder: a country is added by its file alone.
import type { CountryProfile } from './country.types.ts'
import { profile as ofAE } from './ae.ts'
import { profile as ofAR } from './ar.ts'
import { profile as ofAT } from './at.ts'
import { profile as ofAU } from './au.ts'
import { profile as ofBE } from './be.ts'
import { profile as ofCA } from './ca.ts'
import { profile as ofCN } from './cn.ts'
import { profile as ofCZ } from './cz.ts'
import { profile as ofDE } from './de.ts'
import { profile as ofDK } from './dk.ts'
import { profile as ofEG } from './eg.ts'
import { profile as ofES } from './es.ts'
import { profile as ofFI } from './fi.ts'
import { profile as ofFR } from './fr.ts'
import { profile as ofGB } from './gb.ts'
import { profile as ofGR } from './gr.ts'
import { profile as ofHU } from './hu.ts'
import { profile as ofID } from './id.ts'
import { profile as ofIE } from './ie.ts'
import { profile as ofIN } from './in.ts'
import { profile as ofIT } from './it.ts'
import { profile as ofJP } from './jp.ts'
import { profile as ofKR } from './kr.ts'
import { profile as ofKW } from './kw.ts'
import { profile as ofKZ } from './kz.ts'
import { profile as ofLU } from './lu.ts'
import { profile as ofMX } from './mx.ts'
import { profile as ofMY } from './my.ts'
import { profile as ofNL } from './nl.ts'
import { profile as ofNZ } from './nz.ts'
import { profile as ofPH } from './ph.ts'
import { profile as ofPL } from './pl.ts'
import { profile as ofPR } from './pr.ts'
import { profile as ofPT } from './pt.ts'
import { profile as ofRU } from './ru.ts'
import { profile as ofSA } from './sa.ts'
import { profile as ofSE } from './se.ts'
import { profile as ofSI } from './si.ts'
import { profile as ofTH } from './th.ts'
import { profile as ofTR } from './tr.ts'
import { profile as ofTW } from './tw.ts'
import { profile as ofUS } from './us.ts'
import { profile as ofVN } from './vn.ts'
import { profile as ofZA } from './za.ts'

/** Every described country, sorted by its two letters in lower case. */
export const profiles: ReadonlyMap<string, CountryProfile> = new Map([
  ['ae', ofAE],
  ['ar', ofAR],
  ['at', ofAT],
  ['au', ofAU],
  ['be', ofBE],
  ['ca', ofCA],
  ['cn', ofCN],
  ['cz', ofCZ],
  ['de', ofDE],
  ['dk', ofDK],
  ['eg', ofEG],
  ['es', ofES],
  ['fi', ofFI],
  ['fr', ofFR],
  ['gb', ofGB],
  ['gr', ofGR],
  ['hu', ofHU],
  ['id', ofID],
  ['ie', ofIE],
  ['in', ofIN],
  ['it', ofIT],
  ['jp', ofJP],
  ['kr', ofKR],
  ['kw', ofKW],
  ['kz', ofKZ],
  ['lu', ofLU],
  ['mx', ofMX],
  ['my', ofMY],
  ['nl', ofNL],
  ['nz', ofNZ],
  ['ph', ofPH],
  ['pl', ofPL],
  ['pr', ofPR],
  ['pt', ofPT],
  ['ru', ofRU],
  ['sa', ofSA],
  ['se', ofSE],
  ['si', ofSI],
  ['th', ofTH],
  ['tr', ofTR],
  ['tw', ofTW],
  ['us', ofUS],
  ['vn', ofVN],
  ['za', ofZA],
])
