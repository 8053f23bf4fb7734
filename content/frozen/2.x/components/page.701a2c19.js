import{a as s,b as i,c as n,d as a,n as l}from"./chunk.a0c2a7b7.js";var r=s("content/docs/2.x/guide/debugging.mdx");function d(t){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",li:"li",p:"p",path:"path",pre:"pre",span:"span",strong:"strong",svg:"svg",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...t.components};return a(i,{children:[n(e.p,{children:`Worklets run in a second JavaScript runtime, so not every debugging tool sees them. The code of your components can be debugged as in any
React Native app, and so can code that uses the 1.x API only. On the web there is only one runtime, and the tools of any browser will do.`}),`
`,a(e.h2,{id:"overview",children:["Overview",n(e.a,{className:"hash-link",href:"#overview","aria-label":"Direct link to Overview",title:"Direct link to Overview"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Tool"}),n(e.th,{children:"Code of the app"}),n(e.th,{children:"Worklets"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.a,{href:"#chrome-debugger",children:"Chrome debugger"})}),n(e.td,{children:"every engine"}),n(e.td,{children:"on the JavaScript thread"})]}),a(e.tr,{children:[n(e.td,{children:n(e.a,{href:"#chrome-devtools",children:"Chrome DevTools"})}),n(e.td,{children:"Hermes; V8 on Android"}),n(e.td,{children:"no"})]}),a(e.tr,{children:[n(e.td,{children:n(e.a,{href:"#flipper-hermes-debugger",children:"Flipper"})}),n(e.td,{children:"Hermes; V8 on Android"}),n(e.td,{children:"no"})]}),a(e.tr,{children:[n(e.td,{children:n(e.a,{href:"#safari-devtools",children:"Safari DevTools"})}),n(e.td,{children:"JSC on iOS"}),n(e.td,{children:"JSC on iOS"})]}),a(e.tr,{children:[n(e.td,{children:n(e.a,{href:"#react-developer-tools",children:"React Developer Tools"})}),n(e.td,{children:"components and renders"}),n(e.td,{children:"no"})]})]})]}),`
`,n(e.p,{children:`To set a breakpoint in a worklet you have two choices: the Chrome debugger, where the worklet no longer runs on the UI thread, or an iOS build
with JSC and Safari. On a device with Hermes, log from the worklet.`}),`
`,a(e.h2,{id:"two-contexts",children:["Two contexts",n(e.a,{className:"hash-link",href:"#two-contexts","aria-label":"Direct link to Two contexts",title:"Direct link to Two contexts"})]}),`
`,a(e.p,{children:[`The JavaScript thread has the runtime of React Native, the UI thread has the one of Reanimated; see
`,n(e.a,{...r[0],children:"Architecture"}),". The global ",n(e.code,{children:"_WORKLET"})," tells you where code runs:"]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { runOnUI } <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">declare const</span> _WORKLET: <span class="code:entity.name.type">boolean</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">whereAmI</span>() {
</span><span class="code-line">  <span class="code:string">'worklet'</span>;
</span><span class="code-line">  console.<span class="code:entity.name.function">log</span>(_WORKLET ? <span class="code:string">'UI thread'</span> : <span class="code:string">'JavaScript thread'</span>);
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Probe</span>() {
</span><span class="code-line">  <span class="code:keyword">return</span> &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Probe"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">runOnUI</span>(whereAmI)()} />;
</span><span class="code-line">}
</span>`}})})}),`
`,a(e.p,{children:["The button logs ",n(e.code,{children:"UI thread"})," on a device, and ",n(e.code,{children:"JavaScript thread"})," under the Chrome debugger."]}),`
`,a(e.div,{className:"admonition admonition-caution alert alert--warning",children:[a(e.div,{className:"admonition-heading",children:[n(e.span,{className:"admonition-icon",children:n(e.svg,{viewBox:"0 0 24 24",width:"16",height:"16","aria-hidden":"true",children:n(e.path,{fillRule:"evenodd",d:"M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z"})})}),n(e.span,{className:"admonition-title",children:"Where logs appear"})]}),n(e.div,{className:"admonition-content",children:a(e.p,{children:[n(e.code,{children:"console.log"})," in a worklet prints to the console of the app, not to one of its own: it hands the text to the JavaScript thread."]})})]}),`
`,a(e.h2,{id:"chrome-debugger",children:["Chrome debugger",n(e.a,{className:"hash-link",href:"#chrome-debugger","aria-label":"Direct link to Chrome debugger",title:"Direct link to Chrome debugger"})]}),`
`,a(e.p,{children:["The ",n(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#chrome-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"Chrome debugger"}),`
does not look into the app; it replaces its engine. All JavaScript runs in a web worker of the browser on your desktop, with the engine of that
browser. So the tool works whatever engine the app has, with one exception: V8 on iOS.`]}),`
`,n(e.p,{children:"There is no UI runtime then. Worklets run on the JavaScript thread, with JavaScript versions of the library's functions."}),`
`,a(e.ul,{children:[`
`,n(e.li,{children:"Breakpoints work, in ordinary code and in worklets."}),`
`,a(e.li,{children:[n(e.a,{...r[1],children:n(e.code,{children:"measure"})})," gives ",n(e.code,{children:"null"}),` and logs
`,n(e.code,{children:"[Reanimated] measure() cannot be used with Chrome Debugger."})]}),`
`,a(e.li,{children:[n(e.a,{...r[2],children:n(e.code,{children:"scrollTo"})})," does nothing."]}),`
`,a(e.li,{children:[n(e.a,{...r[3],children:"Layout animations"})," have no effect."]}),`
`,a(e.li,{children:[n(e.a,{...r[4],children:n(e.code,{children:"useAnimatedSensor"})}),` logs
`,n(e.code,{children:"[Reanimated] useAnimatedSensor is not available on web yet."})]}),`
`]}),`
`,a(e.h2,{id:"chrome-devtools",children:["Chrome DevTools",n(e.a,{className:"hash-link",href:"#chrome-devtools","aria-label":"Direct link to Chrome DevTools",title:"Direct link to Chrome DevTools"})]}),`
`,a(e.p,{children:[n(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/hermes.md#debugging-js-on-hermes-using-google-chromes-devtools",target:"_blank",rel:"noopener noreferrer",children:"Chrome DevTools"}),`
are built into Chrome and attach to the engine on the device. The code stays there and behaves as it does without a debugger. They need
Hermes, or V8 on Android; JSC does not speak their protocol.`]}),`
`,a(e.p,{children:["Open ",n(e.code,{children:"chrome://inspect"}),` in Google Chrome and choose the target named after React Native. It shows the code of the app. Worklets do not appear;
`,n(e.a,{href:"#patches",children:"below"})," is why."]}),`
`,a(e.h2,{id:"flipper-hermes-debugger",children:["Flipper (Hermes debugger)",n(e.a,{className:"hash-link",href:"#flipper-hermes-debugger","aria-label":"Direct link to Flipper (Hermes debugger)",title:"Direct link to Flipper (Hermes debugger)"})]}),`
`,a(e.p,{children:[n(e.a,{href:"https://fbflipper.com/",target:"_blank",rel:"noopener noreferrer",children:"Flipper"}),` is a desktop app that contains Chrome DevTools, and adds tools to inspect the interface. It sees what Chrome
DevTools see: the code of the app, no worklets.`]}),`
`,a(e.h2,{id:"safari-devtools",children:["Safari DevTools",n(e.a,{className:"hash-link",href:"#safari-devtools","aria-label":"Direct link to Safari DevTools",title:"Direct link to Safari DevTools"})]}),`
`,a(e.p,{children:[n(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#safari-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"Safari DevTools"}),`
attach to iOS apps that use JSC. The code stays on the device. Open the menu `,n(e.em,{children:"Develop"}),` and choose the device. It lists two contexts named
JSContext, in random order:`]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Context"}),n(e.th,{children:"Logs"}),n(e.th,{children:"Sources"}),n(e.th,{children:"Breakpoints"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:"of the app"}),n(e.td,{children:"all output"}),a(e.td,{children:["only the transformed ",n(e.code,{children:"indexjs.bundle"})]}),n(e.td,{children:"yes"})]}),a(e.tr,{children:[n(e.td,{children:"of the UI thread"}),n(e.td,{children:"none"}),n(e.td,{children:"every worklet as a separate file"}),n(e.td,{children:"yes"})]})]})]}),`
`,a(e.h2,{id:"react-developer-tools",children:["React Developer Tools",n(e.a,{className:"hash-link",href:"#react-developer-tools","aria-label":"Direct link to React Developer Tools",title:"Direct link to React Developer Tools"})]}),`
`,a(e.p,{children:[n(e.a,{href:"https://github.com/facebook/react-native-website/blob/f3aa38d139d2a500b6bd301d24253b9b9e93ac50/website/versioned_docs/version-0.71/debugging.md#react-developer-tools",target:"_blank",rel:"noopener noreferrer",children:"React Developer Tools"}),`
show the tree of components and record renders. They work as usual, and worklets do not appear in them. On Android forward the port first:`]}),`
`,n(e.div,{className:"code-block","data-language":"bash",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-bash",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:entity.name.function">adb </span><span class="code:string">reverse tcp:8097 tcp:8097</span>
</span>`}})})}),`
`,a(e.h2,{id:"known-issues",children:["Known issues",n(e.a,{className:"hash-link",href:"#known-issues","aria-label":"Direct link to Known issues",title:"Direct link to Known issues"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.strong,{children:"Flipper on Android:"}),` the app crashes after Flipper is closed, and again at the next start. This is an
`,n(e.a,{href:"https://github.com/facebook/flipper/issues/3026",target:"_blank",rel:"noopener noreferrer",children:"issue of Flipper"}),"."]}),`
`,a(e.li,{children:[n(e.strong,{children:"Profiler of Chrome DevTools and Flipper:"}),` a recording cannot be stopped. The cause was a bug of Hermes, mended in
`,n(e.a,{href:"https://github.com/facebook/react-native/pull/34129",target:"_blank",rel:"noopener noreferrer",children:"React Native"}),"."]}),`
`]}),`
`,a(e.h2,{id:"patches",children:["Worklets with Hermes",n(e.a,{className:"hash-link",href:"#patches","aria-label":"Direct link to Worklets with Hermes",title:"Direct link to Worklets with Hermes"})]}),`
`,a(e.p,{children:[`A runtime has to register with the debugger of Hermes to be seen. No release of 2.x does that for the runtime of worklets, and the Babel plugin of
2.x writes no source maps for them. Both came with 3.0.0, and so did the name "Reanimated Runtime" in lists of targets. The patches for
`,n(e.code,{children:"metro-inspector-proxy"}),` that one finds for Reanimated belong to 3.x and do nothing here. If you need breakpoints in worklets on a device with
Hermes, `,n(e.a,{...r[5],children:"move to 3.x"}),` and follow
`,n(e.a,{...r[6],children:"its guide"}),"."]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...r[7],children:"Architecture"})," – the two runtimes."]}),`
`,a(e.li,{children:[n(e.a,{...r[8],children:"Worklets"})," – what runs where."]}),`
`,a(e.li,{children:[n(e.a,{...r[9],children:"runOnUI"})," – run a probe on the UI thread."]}),`
`,a(e.li,{children:[n(e.a,{...r[10],children:"measure"}),", ",n(e.a,{...r[11],children:"scrollTo"}),`,
`,n(e.a,{...r[12],children:"useAnimatedSensor"}),` – functions that behave differently under a
debugger.`]}),`
`,a(e.li,{children:[n(e.a,{...r[13],children:"Troubleshooting"})," – known error messages."]}),`
`,a(e.li,{children:[n(e.a,{...r[14],children:"Testing with Jest"})," – catch the problem in a test."]}),`
`,a(e.li,{children:[n(e.a,{...r[15],children:"Web support"})," – the implementation without a second runtime."]}),`
`,a(e.li,{children:[n(e.a,{...r[16],children:"About"})," – known limitations."]}),`
`,a(e.li,{children:[n(e.a,{...r[17],children:"Installation"})," – the setup behind most errors."]}),`
`]})]})}function o(t={}){let{wrapper:e}=t.components||{};return e?n(e,{...t,children:n(d,{...t})}):d(t)}var c={path:"/__legacydocs_version__/guide/debugging",title:"Debugging worklets",documentTitle:"Debugging worklets | React Native Reanimated",description:"Which debugging tools see the worklets of Reanimated 2.x, on which platform and engine, how to use them, and their known issues.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/guide/debugging",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/guide/debugging",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"Guides"},{label:"Debugging worklets"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/guide/testing",label:"Testing with Jest"},next:{href:"/__legacydocs_base__/__legacydocs_version__/tutorials/LayoutAnimations/layoutAnimations",label:"Layout Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-guide/debugging","docs-versioned"],kind:"doc",id:"guide/debugging",showTitle:!0,toc:[{id:"overview",level:2,html:"Overview"},{id:"two-contexts",level:2,html:"Two contexts"},{id:"chrome-debugger",level:2,html:"Chrome debugger"},{id:"chrome-devtools",level:2,html:"Chrome DevTools"},{id:"flipper-hermes-debugger",level:2,html:"Flipper (Hermes debugger)"},{id:"safari-devtools",level:2,html:"Safari DevTools"},{id:"react-developer-tools",level:2,html:"React Developer Tools"},{id:"known-issues",level:2,html:"Known issues"},{id:"patches",level:2,html:"Worklets with Hermes"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{},latest:{label:"3.x",href:"/__legacydocs_base__/docs/guide/debugging"}},runtime:"",stylesheets:[]},f=l({content:o,route:c});export{f as mount};
